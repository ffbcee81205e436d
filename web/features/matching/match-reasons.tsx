import { Check, Minus } from 'lucide-react';
import type { MatchReasons as Reasons } from '#contract/applications/match-reasons.ts';

interface MatchReasonsProps {
  readonly reasons: Reasons;
  /** Maximum of each. All by default. */
  readonly most?: number;
}

/** Reasons for and against a recommended job, by weight. */
export function MatchReasons({ reasons, most }: MatchReasonsProps) {
  return (
    <div className="mt-3 grid gap-1.5 text-[0.9375rem] max-md:mt-2 leading-snug empty:hidden">
      <Side label="For it" Icon={Check} look="text-brand" words={reasons.for.slice(0, most)} />
      <Side label="Against it" Icon={Minus} look="text-ink-soft" words={reasons.against.slice(0, most)} />
    </div>
  );
}

interface SideProps {
  readonly label: string;
  readonly Icon: typeof Check;
  readonly look: string;
  readonly words: readonly string[];
}

function Side({ label, Icon, look, words }: SideProps) {
  if (words.length === 0) return null;
  return (
    <ul aria-label={label} className="grid gap-1.5">
      {words.map((one) => (
        <li key={one} className="flex items-start gap-2">
          <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${look}`} />
          <span className="min-w-0 break-words">{one}</span>
        </li>
      ))}
    </ul>
  );
}
