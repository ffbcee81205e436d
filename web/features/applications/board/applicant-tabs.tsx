import type { ReceivedCounts } from '#contract/applications/applications.ts';
import { type ApplicationStatus, applicationStatuses } from '#contract/applications/options.ts';
import { applicationStatusTexts } from '#texts/applications/status.ts';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { type BoardPlace, boardAddress } from './board-address.ts';
import { isOffBoard, offBoard } from './use-applicant-lists.ts';

interface ApplicantTabsProps {
  readonly place: BoardPlace;
  readonly counts: ReceivedCounts | undefined;
  /** The columns are side by side, so only former candidates need a tab. */
  readonly board: boolean;
}

export function ApplicantTabs({ place: { show, criteria }, counts, board }: ApplicantTabsProps) {
  const tab = (status: ApplicationStatus) => ({
    to: boardAddress({ show: status, criteria }),
    label: applicationStatusTexts[status].label,
    count: counts?.[status],
    active: status === show,
  });
  const all = { to: boardAddress({ criteria }), active: show === undefined };
  // Few jobs have any.
  const isShown = (status: ApplicationStatus) => status !== 'ended' || show === 'ended' || (counts?.ended ?? 0) > 0;
  const tabs = board
    ? [
        {
          ...all,
          label: 'Board',
          count: counts && counts.all - counts.withdrawn - counts.ended,
          active: !isOffBoard(show),
        },
        ...offBoard.filter(isShown).map(tab),
      ]
    : [{ ...all, label: 'All', count: counts?.all }, ...applicationStatuses.filter(isShown).map(tab)];
  return <TabLinks label="Applicants by status" className="mb-5" tabs={tabs} />;
}
