import { useSearchParams } from 'react-router';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { BatchesList } from './batches-list.tsx';
import { deskAddress, deskLists } from './desk-addresses.ts';
import { HoldsList } from './holds-list.tsx';
import { QueueList } from './queue-list.tsx';
import { StatementsList } from './statements-list.tsx';

const lists = {
  queue: { label: 'Queue', note: 'Payouts that reps requested, oldest first.', List: QueueList },
  batches: { label: 'Batches', note: 'One admin makes a batch and another releases it.', List: BatchesList },
  statements: {
    label: 'Statements',
    note: 'Import bank statements to see which payouts were paid.',
    List: StatementsList,
  },
  holds: { label: 'On hold', note: 'No payouts leave these wallets until an admin lifts the hold.', List: HoldsList },
} as const;

/** The list that the URL selects. */
export function PayoutDesk() {
  const [address] = useSearchParams();
  const list = deskLists.find((one) => one === address.get('list')) ?? 'queue';
  const { note, List } = lists[list];
  return (
    <>
      <PageHeader title="Payouts" description={note} />
      <TabLinks
        label="Lists of payouts"
        className="mb-4"
        tabs={deskLists.map((one) => ({ to: deskAddress(one), label: lists[one].label, active: one === list }))}
      />
      <List />
    </>
  );
}
