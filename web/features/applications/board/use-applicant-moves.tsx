import { type ReactNode, useState } from 'react';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { CancelInterview } from '../interviews/cancel-interview.tsx';
import { ProposeDialog } from '../interviews/propose-dialog.tsx';
import type { ApplicantMove } from './applicant-moves.ts';
import { DecisionDialog } from './decision-dialog.tsx';

/**
 * The dialogs behind the applicant buttons. Rendered where `dialogs` is put, not in the card: a card may move to
 * another list while the user types.
 */
export function useApplicantMoves(): {
  readonly start: (application: ReceivedApplication, move: ApplicantMove) => void;
  readonly dialogs: ReactNode;
} {
  const [under, setUnder] = useState<{ application: ReceivedApplication; move: ApplicantMove } | null>(null);
  const close = () => setUnder(null);
  return {
    start: (application, move) => setUnder({ application, move }),
    dialogs: under ? dialogFor(under.application, under.move, close) : null,
  };
}

function dialogFor(application: ReceivedApplication, move: ApplicantMove, onClose: () => void) {
  const shared = { application, onClose };
  if (move === 'interview') return <ProposeDialog {...shared} />;
  if (move === 'cancel') return <CancelInterview {...shared} />;
  return <DecisionDialog {...shared} action={move} />;
}
