import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReceivedCounts } from '#contract/applications/applications.ts';
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts';
import { type Screen, useScreen } from '#web/ui/use-screen.ts';
import { RoundDialog } from '../interviews/round-dialog.tsx';
import { type BoardPlace, boardAddress, filtersOf, mostCompared } from './board-address.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { RejectManyDialog } from './reject-many-dialog.tsx';
import { type Chosen, countOpen, whomOf } from './use-chosen.ts';

interface ChosenApplicantsProps {
  readonly job: OwnJobDetail;
  readonly place: BoardPlace;
  readonly counts: ReceivedCounts | undefined;
  readonly chosen: Chosen;
}

const sideBySide: Record<Screen, number> = { phone: mostCompared, tablet: 3, desk: mostCompared };

/** Actions on the ticked applicants: compare, invite or reject together. */
export function ChosenApplicants({ job, place: { show, criteria }, counts, chosen }: ChosenApplicantsProps) {
  const navigate = useNavigate();
  const screen = useScreen();
  const [inviting, setInviting] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  const rest = counts && restOf(chosen, { show, counts });
  return (
    <>
      <ChosenBar
        chosen={chosen}
        rest={rest ?? null}
        narrowed={Object.keys(filtersOf(criteria)).length > 0}
        onRest={(status) => counts && chosen.chooseAllMatching({ status, filters: filtersOf(criteria), counts })}
        mostCompared={sideBySide[screen]}
        onCompare={() => void navigate(boardAddress({ show, criteria, compare: chosen.all.map(({ id }) => id) }))}
        onInvite={() => setInviting(true)}
        onReject={() => setRejecting(true)}
        onClear={() => {
          chosen.clear();
          // The focused button is gone.
          document.getElementById('applicants')?.focus({ preventScroll: true });
        }}
      />
      {inviting ? (
        <RoundDialog
          jobId={job.id}
          whom={whomOf(chosen, 'accept')}
          onClose={() => setInviting(false)}
          onDone={chosen.clear}
        />
      ) : null}
      {rejecting ? (
        <RejectManyDialog
          job={job}
          whom={whomOf(chosen, 'reject')}
          onClose={() => setRejecting(false)}
          onDone={chosen.clear}
        />
      ) : null}
    </>
  );
}

/** All in the list of the ticked ones, if it has more. */
function restOf({ all, allMatching }: Chosen, { show, counts }: { show: BoardPlace['show']; counts: ReceivedCounts }) {
  const [first, ...others] = all;
  if (!first || allMatching) return null;
  const ofOne = others.every(({ status }) => status === first.status);
  const status = show ?? (ofOne ? first.status : undefined);
  const count = countOpen({ status, counts }, 'reject');
  return count > all.length ? { status, count } : null;
}
