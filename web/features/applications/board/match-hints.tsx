import clsx from 'clsx';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import type { MatchReason } from '#contract/applications/match-reasons.ts';
import { fitLabels, plainReason } from '#texts/matching/plain-reason.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { AskAbout } from './ask-about.tsx';
import { ReasonWords } from './reason-words.tsx';

interface MatchHintsProps {
  readonly application: ReceivedApplication;
  /** `tile`: stacked and short, for a narrow column. */
  readonly look?: 'line' | 'tile';
}

const mostInTile = 2;

/** How well an applicant fits the job, what speaks for and against them, and what to ask. */
export function MatchHints({ application, look = 'line' }: MatchHintsProps) {
  const { match, fit } = application;
  const days = (fits: boolean): Hint[] =>
    match.filter((hint) => hint.fits === fits).map(({ words }) => ({ key: words, fits, words }));
  const reasons = (list: readonly MatchReason[], fits: boolean): Hint[] =>
    list.map((reason) => ({ key: plainReason(reason), fits, words: <ReasonWords reason={reason} /> }));
  const all = [...reasons(fit?.for ?? [], true), ...days(true)];
  const good = look === 'tile' ? all.slice(0, mostInTile) : all;
  // Never left out, and first where the fit is doubtful.
  const bad = [...days(false), ...reasons(fit?.against ?? [], false)];
  const hints = fit?.fit === 'possible' ? [...bad, ...good] : [...good, ...bad];
  return (
    <div className={look === 'tile' ? 'text-sm leading-5' : 'mt-4 grid gap-1.5 text-[0.9375rem] leading-snug'}>
      {fit ? <p className="font-semibold">{fitLabels[fit.fit]}</p> : null}
      {hints.length > 0 ? (
        <ul
          aria-label="How they match the job"
          className={look === 'tile' ? undefined : 'flex flex-wrap gap-x-4 gap-y-1.5'}
        >
          {hints.map(({ key, ...hint }) => (
            <HintLine key={key} {...hint} look={look} />
          ))}
        </ul>
      ) : null}
      {look === 'line' ? <AskAbout application={application} /> : null}
    </div>
  );
}

interface Hint {
  readonly key: string;
  readonly fits: boolean;
  readonly words: ReactNode;
}

function HintLine({ fits, words, look }: Omit<Hint, 'key'> & { readonly look: 'line' | 'tile' }) {
  const Icon = fits ? Check : Minus;
  return (
    <li className={clsx('flex items-start gap-1.5', !fits && 'text-ink-soft')}>
      <Icon
        aria-hidden="true"
        className={clsx(look === 'tile' ? 'mt-0.5' : 'mt-1', 'size-4 shrink-0', fits && 'text-brand')}
      />
      <span className="min-w-0 break-words">
        <VisuallyHidden>{fits ? 'For: ' : 'Against: '}</VisuallyHidden>
        {words}
      </span>
    </li>
  );
}
