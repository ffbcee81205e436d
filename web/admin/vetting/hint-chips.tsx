import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { VettingHint } from '#contract/vetting/cases.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { hintText } from './hint-texts.ts';

const tones: Record<VettingHint['weight'], BadgeTone> = { grave: 'danger', notable: 'accent', minor: 'neutral' };

const icons = {
  grave: <CircleAlert aria-hidden="true" />,
  notable: <TriangleAlert aria-hidden="true" />,
  minor: null,
};

/** The machine's findings in short; the most important first. */
export function HintChips({ hints }: { readonly hints: readonly VettingHint[] }) {
  if (hints.length === 0) return <span className="text-ink-soft">No problems found</span>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {hints.map((hint) => (
        <li key={`${hint.kind} ${hint.subject} ${hint.document}`}>
          <Badge tone={tones[hint.weight]} icon={icons[hint.weight]}>
            {hintText(hint).label}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
