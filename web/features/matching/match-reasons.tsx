import { Check, Minus } from 'lucide-react';
import type { MatchReason, MatchReasons as Reasons } from '#contract/applications/match-reasons.ts';
import { plainReason } from '#texts/matching/plain-reason.ts';

interface MatchReasonsProps {
  readonly reasons: Reasons;
  /** Maximum of each. All by default. */
  readonly most?: number;
}

/** Reasons for and against a recommended job, by weight. */
export function MatchReasons({ reasons, most }: MatchReasonsProps) {
  return (
    <div className="mt-3 grid gap-1.5 text-[0.9375rem] max-md:mt-2 leading-snug empty:hidden">
      <Side label="For it" Icon={Check} look="text-brand" reasons={reasons.for.slice(0, most)} />
      <Side label="Against it" Icon={Minus} look="text-ink-soft" reasons={reasons.against.slice(0, most)} />
    </div>
  );
}

interface SideProps {
  readonly label: string;
  readonly Icon: typeof Check;
  readonly look: string;
  readonly reasons: readonly MatchReason[];
}

function Side({ label, Icon, look, reasons }: SideProps) {
  if (reasons.length === 0) return null;
  return (
    <ul aria-label={label} className="grid gap-1.5">
      {reasons.map((reason) => (
        <li key={plainReason(reason)} className="flex items-start gap-2">
          <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${look}`} />
          <span className="min-w-0 break-words">
            <ReasonWords reason={reason} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A statement, or a quotation with the words that count marked. */
function ReasonWords({ reason }: { readonly reason: MatchReason }) {
  if (reason.kind === 'field') return reason.words;
  const { before, marked, after } = reason.quote;
  return (
    <>
      {reason.lead}: “{before}
      <mark className="bg-transparent font-semibold text-inherit">{marked}</mark>
      {after}”
    </>
  );
}
