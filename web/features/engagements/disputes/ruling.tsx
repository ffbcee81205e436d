import type { Dispute } from '#contract/engagements/disputes.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { appealWords, rulingWords } from './words.ts';

interface DisputeRulingProps {
  readonly ruling: NonNullable<Dispute['ruling']>;
  readonly chargedBack: boolean;
  /** The reader; null: our team. */
  readonly as: 'rep' | 'business' | null;
  /** The other side. */
  readonly other: string;
  readonly nameOf: (side: 'rep' | 'business') => string;
}

/** The first decision with its reason, until when it can be appealed, and the appeal. */
export function DisputeRuling({ ruling, chargedBack, as, other, nameOf }: DisputeRulingProps) {
  const { reason, appeal } = ruling;
  const next = chargedBack
    ? 'This decision no longer applies, because the bank reversed the payment.'
    : appealWords(ruling, as, other);
  return (
    <>
      <Alert tone="info" title={rulingWords(ruling, as)}>
        {reason ? <span className="block whitespace-pre-line">{reason}</span> : null}
        {next ? <span className="mt-2 block font-semibold">{next}</span> : null}
      </Alert>
      {appeal ? (
        <section aria-label="Appeal" className="min-w-0 border-accent border-s-2 ps-4">
          <p className="text-ink-soft text-sm">
            <span className="font-semibold text-ink">{nameOf(appeal.by)} appealed</span> · {formatDateTime(appeal.at)}
          </p>
          <p className="mt-1 whitespace-pre-line break-words leading-normal">{appeal.reason}</p>
        </section>
      ) : null}
    </>
  );
}
