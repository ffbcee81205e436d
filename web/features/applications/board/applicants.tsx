import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts';
import { vettingRefusals } from '#contract/vetting/refusals.ts';
import { isVisibleToReps } from '#domain/jobs/job-lifecycle.ts';
import { acceptanceRefusal } from '#texts/applications/refusals.ts';
import { receivedCountsQuery } from '#web/features/applications/api.ts';
import { LegalNotice, useLegalRefusal } from '#web/features/legal/legal-gate.tsx';
import { Face } from '#web/features/marketing/face.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useScreen } from '#web/ui/use-screen.ts';
import { ApplicantBoard } from './applicant-board.tsx';
import { ApplicantCompare } from './applicant-compare.tsx';
import { ApplicantCriteriaBar } from './applicant-criteria.tsx';
import { ApplicantLimitNote } from './applicant-limit-note.tsx';
import type { OfAccepted } from './applicant-panel.tsx';
import { ApplicantTabs } from './applicant-tabs.tsx';
import { filtersOf } from './board-address.ts';
import { ChosenApplicants } from './chosen-applicants.tsx';
import { ListedApplicants } from './listed-applicants.tsx';
import { OpenApplicant } from './open-applicant.tsx';
import { isSameFilter } from './read-board-place.ts';
import { type ApplicantOrder, isOffBoard, itemsOf, orderOf, useApplicantLists } from './use-applicant-lists.ts';
import { useApplicantMoves } from './use-applicant-moves.tsx';
import { useBoardPlace } from './use-board-place.ts';
import { useChosen } from './use-chosen.ts';

interface ApplicantsProps {
  readonly job: OwnJobDetail;
  /** The outcome for an accepted rep. */
  readonly ofAccepted: OfAccepted;
}

/** The applicants of a job: a board where there is room, else a list per status; or a few of them side by side. */
export function Applicants({ job, ofAccepted }: ApplicantsProps) {
  const { place, narrow } = useBoardPlace();
  const { criteria } = place;
  const { data: counts, isPlaceholderData: isOfBefore } = useQuery({
    ...receivedCountsQuery(job.id, filtersOf(criteria)),
    placeholderData: keepPreviousData,
  });
  const narrowed = Object.keys(filtersOf(criteria)).length > 0;
  const desk = useScreen() === 'desk';
  const board = desk && !isOffBoard(place.show);
  const { columns, list, onScreen } = useApplicantLists(job.id, place, board);
  const chosen = useChosen(onScreen.flatMap(itemsOf));
  // Dialogs are rendered beside the views, not in them, so that typed text survives a rotated screen.
  const { start, dialogs } = useApplicantMoves();
  const refusal = useLegalRefusal('business');
  const full = acceptanceRefusal({
    positions: counts?.positions ?? job.positions,
    accepted: counts ? counts.positions - counts.positionsLeft : job.applicants.accepted,
  });
  const hiringRefusal = refusal ? vettingRefusals[refusal].detail : full;
  const comparing = place.compare.length > 0;
  const compared: ApplicantOrder = { name: 'compared', ids: place.compare, more: null };
  const heading = useHeadingOf(comparing);
  const shared = { place, hiringRefusal, onMove: start };
  return (
    <section aria-labelledby="applicants" className="min-w-0">
      <h2 id="applicants" ref={heading} tabIndex={-1} className="mb-4 scroll-mt-24 text-2xl outline-none">
        {comparing ? `Compare ${place.compare.length} applicants` : 'Applicants'}
      </h2>
      {refusal ? (
        <div className="mb-4">
          <LegalNotice refusal={refusal} userType="business" />
        </div>
      ) : null}
      <ApplicantLimitNote job={job} />
      {comparing ? (
        <ApplicantCompare {...shared} />
      ) : counts?.all === 0 && !narrowed && !isOfBefore ? (
        <NoApplicantsYet visible={isVisibleToReps(job.status)} />
      ) : (
        <>
          <p className="-mt-2 mb-4 text-ink-soft">
            Open an applicant to see the details and decide. Select several to compare, invite or reject them together.
          </p>
          <ApplicantCriteriaBar
            criteria={criteria}
            onChange={(wanted, typing) => {
              // In another order the people are the same.
              if (!isSameFilter(wanted, criteria)) chosen.clear();
              narrow(wanted, typing);
            }}
          />
          <ApplicantTabs place={place} counts={counts} board={desk} />
          {board ? (
            <ApplicantBoard place={place} columns={columns} counts={counts} chosen={chosen} />
          ) : (
            <ListedApplicants {...shared} list={list} chosen={chosen} />
          )}
          <ChosenApplicants job={job} place={place} counts={counts} chosen={chosen} />
        </>
      )}
      {dialogs}
      <OpenApplicant
        place={place}
        hiringRefusal={hiringRefusal}
        ofAccepted={ofAccepted}
        lists={comparing ? [compared] : onScreen.map(orderOf)}
      />
    </section>
  );
}

/** Opening or closing the comparison changes everything under the heading, like a page change. */
function useHeadingOf(comparing: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(comparing);
  useEffect(() => {
    if (shown.current === comparing) return;
    shown.current = comparing;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [comparing]);
  return heading;
}

function NoApplicantsYet({ visible }: { readonly visible: boolean }) {
  return (
    <EmptyState level={3} icon={<Face of="Nomsa Mahlangu" />} title="No applicants yet">
      {visible ? 'Applicants appear here as soon as they apply.' : 'No reps applied while this job was open.'}
    </EmptyState>
  );
}
