import clsx from 'clsx';
import { useId } from 'react';
import { applicationsApi, type ReceivedApplication } from '#contract/applications/applications.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { useTrialRefusal } from '#web/lib/trial-closed.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonVariant } from '#web/ui/button-style.ts';
import { type ApplicantMove, movesFor, proposeLabel } from './applicant-moves.ts';

interface ApplicantButtonsProps {
  readonly application: ReceivedApplication;
  /** Why this business may not hire now. */
  readonly hiringRefusal: string | null;
  readonly onMove: (move: ApplicantMove) => void;
  /** Stacked, as in a narrow column. */
  readonly stacked?: boolean;
  readonly className?: string;
}

const variants: Record<ApplicantMove, ButtonVariant> = {
  interview: 'secondary',
  cancel: 'ghost',
  accept: 'primary',
  reject: 'ghost',
};

const labels: Record<Exclude<ApplicantMove, 'interview'>, string> = {
  cancel: 'Cancel interview',
  accept: 'Accept',
  reject: 'Reject',
};

/** The business's next actions on one applicant; none once decided. */
export function ApplicantButtons(props: ApplicantButtonsProps) {
  const { application, hiringRefusal, onMove, stacked = false, className } = props;
  const moves = movesFor(application);
  const reasonId = useId();
  const refused: Partial<Record<ApplicantMove, string | null>> = {
    interview: useTrialRefusal(interviewsApi.propose),
    accept: useTrialRefusal(applicationsApi.accept) ?? hiringRefusal,
  };
  const refusal = moves.map((move) => refused[move]).find((reason) => reason) ?? null;
  if (moves.length === 0) return null;
  return (
    <div className={clsx('grid items-start gap-2', !stacked && 'halves sm:flex sm:flex-wrap', className)}>
      {moves.map((move, place) => (
        <Button
          key={move}
          variant={variants[move]}
          size={stacked ? 'small' : 'medium'}
          full={stacked ? true : 'phone'}
          // With an odd number, the first takes a full row; the two decisions are side by side.
          className={clsx(!stacked && place === 0 && moves.length % 2 === 1 && 'max-sm:col-span-full')}
          disabled={Boolean(refused[move])}
          aria-describedby={refused[move] ? reasonId : undefined}
          onClick={() => onMove(move)}
        >
          {move === 'interview' ? proposeLabel(application) : labels[move]}
          <span className="sr-only">: {application.rep.fullName}</span>
        </Button>
      ))}
      {/* Below all of them: under its own button it would push the others apart. */}
      {refusal !== null ? (
        <p id={reasonId} className={clsx('text-ink-soft text-sm leading-snug', !stacked && 'col-span-full w-full')}>
          {refusal}
        </p>
      ) : null}
    </div>
  );
}
