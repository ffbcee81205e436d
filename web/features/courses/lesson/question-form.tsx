import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';

/** Below a lesson. */
export function QuestionsSection({ note, children }: { readonly note: string; readonly children: ReactNode }) {
  return (
    <section aria-labelledby="questions" className="mt-10 max-w-[42rem] border-line border-t pt-8">
      <h2 id="questions" className="text-2xl">
        Your turn
      </h2>
      <p className="mt-1.5 mb-5 text-ink-soft">{note}</p>
      <ol className="grid gap-6">{children}</ol>
    </section>
  );
}

interface QuestionFormProps {
  readonly legend: string;
  readonly options: readonly string[];
  readonly value: number | null;
  /** Feedback on the chosen option; null: not revealed yet. */
  readonly verdict: { readonly right: boolean; readonly because: string } | null;
  readonly disabled?: boolean;
  readonly onChange: (option: number) => void;
  /** Null: nothing left to check. */
  readonly check: { readonly busy: boolean; readonly disabled: boolean; readonly act: () => void } | null;
  /** Beside the verdict. */
  readonly children?: ReactNode;
}

/** A question with its options, and the explanation once answered. */
export function QuestionForm(props: QuestionFormProps) {
  const { legend, options, value, verdict, disabled, onChange, check, children } = props;
  return (
    <div className="rounded-card border border-line bg-surface p-(--gutter) md:p-5">
      <RadioGroup
        legend={legend}
        options={options.map((text, option) => ({ value: String(option), label: text }))}
        value={value === null ? null : String(value)}
        disabled={disabled}
        onChange={(option) => onChange(Number(option))}
      />
      <div aria-live="polite">
        {verdict ? <Verdict {...verdict} /> : null}
        {children}
      </div>
      {check ? (
        <Button
          className="mt-4"
          variant="secondary"
          busy={check.busy}
          busyLabel="Checking"
          disabled={check.disabled}
          onClick={check.act}
        >
          Check answer
        </Button>
      ) : null}
    </div>
  );
}

function Verdict({ right, because }: { readonly right: boolean; readonly because: string }) {
  const Icon = right ? CircleCheck : CircleX;
  return (
    <p
      className={`mt-3 flex items-start gap-2.5 rounded-control px-3.5 py-3 leading-normal ${right ? 'bg-success-soft text-on-success-soft' : 'bg-danger-soft text-on-danger-soft'}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <strong className="font-semibold">{right ? 'Right. ' : 'Not quite. '}</strong>
        {because}
      </span>
    </p>
  );
}
