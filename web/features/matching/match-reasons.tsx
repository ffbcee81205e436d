import { Check, Minus } from 'lucide-react';
import type { Fit, MatchReason, MatchReasons as Reasons } from '#contract/applications/match-reasons.ts';
import { fitLabels, plainReason } from '#texts/matching/plain-reason.ts';
import { ReasonWords } from '#web/features/applications/board/reason-words.tsx';

interface MatchReasonsProps {
  readonly reasons: Reasons;
  /** Maximum of those for it. All by default. */
  readonly most?: number;
}

/** How well a job and a rep fit, and the reasons for and against, the weightiest first. What speaks against a possible fit leads. */
export function MatchReasons({ reasons, most }: MatchReasonsProps) {
  const good = <Side label="For it" Icon={Check} look="text-brand" reasons={reasons.for.slice(0, most)} />;
  const bad = <Side label="Against it" Icon={Minus} look="text-ink-soft" reasons={reasons.against} />;
  const isDoubtful = reasons.fit === 'possible';
  return (
    <div className="mt-3 grid gap-1.5 text-[0.9375rem] max-md:mt-2 leading-snug">
      <FitLabel fit={reasons.fit} />
      {isDoubtful ? bad : good}
      {isDoubtful ? good : bad}
      {reasons.ask.length > 0 ? <p className="text-ink-soft">Worth asking: {reasons.ask.join('; ')}</p> : null}
    </div>
  );
}

/** Never a percentage: a score says less than it seems to. */
const FitLabel = ({ fit }: { readonly fit: Fit }) => <p className="font-semibold">{fitLabels[fit]}</p>;

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
