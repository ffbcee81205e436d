import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts';
import { canApply } from '#domain/application-lifecycle.ts';
import { type Screen, useScreen } from '#web/ui/use-screen.ts';
import { type BoardPlace, boardAddress, mostCompared } from './board-address.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { RejectManyDialog } from './reject-many-dialog.tsx';
import type { Chosen } from './use-chosen.ts';

interface ChosenApplicantsProps {
  readonly job: OwnJobDetail;
  readonly place: BoardPlace;
  readonly chosen: Chosen;
}

const sideBySide: Record<Screen, number> = { phone: 2, tablet: 3, desk: mostCompared };

/** What can be done with those who are ticked: comparing them, and rejecting them together. */
export function ChosenApplicants({ job, place: { show }, chosen }: ChosenApplicantsProps) {
  const navigate = useNavigate();
  const screen = useScreen();
  const [rejecting, setRejecting] = useState(false);
  return (
    <>
      <ChosenBar
        chosen={chosen}
        mostCompared={sideBySide[screen]}
        onCompare={() => void navigate(boardAddress({ show, compare: chosen.all.map(({ id }) => id) }))}
        onReject={() => setRejecting(true)}
        onClear={() => {
          chosen.clear();
          // The button that had the focus is gone.
          document.getElementById('applicants')?.focus({ preventScroll: true });
        }}
      />
      {rejecting ? (
        <RejectManyDialog
          job={job}
          applications={chosen.all.filter(({ status }) => canApply('reject', status))}
          onClose={() => setRejecting(false)}
          onDone={chosen.clear}
        />
      ) : null}
    </>
  );
}
