import clsx from 'clsx';
import { Check } from 'lucide-react';

const steps = ['Registration', 'Legal', 'Access'];
const current = 1;
const progress = 66;

/** Progress of signing on the way into the marketplace. */
export function LegalSteps() {
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <p className="font-semibold">
          Step {current + 1} of {steps.length}
        </p>
        <p className="figures text-ink-soft">{progress}%</p>
      </div>
      <progress
        max={100}
        value={progress}
        aria-label="Set-up progress"
        className="block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
      />
      <ol className="mt-3 grid grid-cols-3 text-sm">
        {steps.map((step, place) => (
          <li
            key={step}
            aria-current={place === current ? 'step' : undefined}
            className={clsx(
              'flex items-center gap-1.5',
              place === 1 && 'justify-center',
              place === 2 && 'justify-end',
              place === current ? 'font-semibold text-brand' : 'text-ink-soft',
            )}
          >
            {place < current ? <Check aria-hidden="true" className="size-4" /> : null}
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
