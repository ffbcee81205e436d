import clsx from 'clsx';
import { Check, Minus } from 'lucide-react';
import type { MatchHint } from '#contract/applications/applications.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface MatchHintsProps {
  readonly hints: readonly MatchHint[];
  /** `tile`: stacked, for a narrow column. */
  readonly look?: 'line' | 'tile';
}

/** What matches the job and what doesn't. */
export function MatchHints({ hints, look = 'line' }: MatchHintsProps) {
  if (hints.length === 0) return null;
  return (
    <ul
      aria-label="How they match the job"
      className={look === 'tile' ? 'text-sm leading-5' : 'mt-4 flex flex-wrap gap-x-4 gap-y-1.5 text-[0.9375rem]'}
    >
      {hints.map(({ fits, words }) => (
        <li key={words} className={fits ? 'flex items-start gap-1.5' : 'flex items-start gap-1.5 text-ink-soft'}>
          {fits ? (
            <Check
              aria-hidden="true"
              className={clsx(look === 'tile' ? 'mt-0.5' : 'mt-1', 'size-4 shrink-0 text-brand')}
            />
          ) : (
            <Minus aria-hidden="true" className={clsx(look === 'tile' ? 'mt-0.5' : 'mt-1', 'size-4 shrink-0')} />
          )}
          <span className="min-w-0 break-words">
            <VisuallyHidden>{fits ? 'Fits: ' : 'Doesn’t fit: '}</VisuallyHidden>
            {words}
          </span>
        </li>
      ))}
    </ul>
  );
}
