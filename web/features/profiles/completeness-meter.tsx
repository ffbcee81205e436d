import { ArrowRight, CircleCheckBig } from 'lucide-react';
import { Card } from '#web/ui/card.tsx';

interface CompletenessMeterProps<Part extends string> {
  readonly percent: number;
  /** Missing parts, by gain. */
  readonly missing: readonly Part[];
  readonly labels: Readonly<Record<Part, string>>;
  /** Who benefits: "Businesses choose…". */
  readonly purpose: string;
  /** Links to the field. */
  readonly onAdd: (part: Part) => void;
}

const shownAtOnce = 3;

/** A profile's completeness, and what to add next. */
export function CompletenessMeter<Part extends string>(props: CompletenessMeterProps<Part>) {
  const { percent, missing, labels, purpose, onAdd } = props;
  if (missing.length === 0) {
    return (
      <p className="flex items-center gap-3 rounded-card bg-success-soft px-5 py-4 font-semibold text-on-success-soft">
        <CircleCheckBig aria-hidden="true" className="size-5 shrink-0" />
        Your profile is complete.
      </p>
    );
  }
  return (
    <Card
      title="Your profile"
      description={purpose}
      action={<span className="figures font-bold font-display text-3xl text-brand">{percent}%</span>}
    >
      <progress
        max={100}
        value={percent}
        aria-label="Profile completeness"
        className="block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
      />
      <p className="mt-5 mb-1 font-semibold text-[0.9375rem]">Add next</p>
      <ul className="grid gap-x-6 sm:grid-cols-3">
        {missing.slice(0, shownAtOnce).map((part) => (
          <li key={part}>
            <button
              type="button"
              onClick={() => onAdd(part)}
              className="group flex min-h-11 w-full items-center justify-between gap-3 rounded-control text-start font-semibold text-brand underline decoration-line-strong underline-offset-4 hover:decoration-current sm:justify-start"
            >
              {labels[part]}
              <ArrowRight
                aria-hidden="true"
                className="size-4.5 shrink-0 transition-transform motion-safe:group-hover:translate-x-0.5"
              />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
