import type { ReceivedCounts } from '#contract/applications/applications.ts';
import { applicationStatuses } from '#contract/applications/options.ts';
import { applicationStatusLabels } from '#domain/application-lifecycle.ts';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { type BoardPlace, boardAddress } from './board-address.ts';

interface ApplicantTabsProps {
  readonly place: BoardPlace;
  readonly counts: ReceivedCounts | undefined;
  /** The columns stand side by side, so only who withdrew needs a place of their own. */
  readonly board: boolean;
}

export function ApplicantTabs({ place: { show, criteria }, counts, board }: ApplicantTabsProps) {
  const tab = (status: (typeof applicationStatuses)[number]) => ({
    to: boardAddress({ show: status, criteria }),
    label: applicationStatusLabels[status],
    count: counts?.[status],
    active: status === show,
  });
  const all = { to: boardAddress({ criteria }), active: show === undefined };
  const tabs = board
    ? [
        { ...all, label: 'Board', count: counts && counts.all - counts.withdrawn, active: show !== 'withdrawn' },
        tab('withdrawn'),
      ]
    : [{ ...all, label: 'All', count: counts?.all }, ...applicationStatuses.map(tab)];
  return <TabLinks label="Applicants by status" className="mb-5" tabs={tabs} />;
}
