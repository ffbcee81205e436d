import { useQuery } from '@tanstack/react-query';
import { Coffee, Search } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { adminPath } from '#contract/site/sign-in-addresses.ts';
import { type VettingCounts, type VettingList, vettingLists } from '#contract/vetting/cases.ts';
import { type LegalUserType, legalUserTypes } from '#contract/vetting/legal.ts';
import { Listed } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { queueQuery, vettingCountsQuery } from './api.ts';
import { NameChangeList } from './name-change-list.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { QueueTable } from './queue-table.tsx';
import { listNames, listNotes } from './vetting-texts.ts';

const namesList = 'names';

/** The lists of the review: cases, and new names. */
export function VettingQueue() {
  const [address] = useSearchParams();
  return address.get('list') === namesList ? <NamesToReview /> : <Cases />;
}

function NamesToReview() {
  return (
    <>
      <PageHeader title="Vetting" description="Other users see the old name until you approve the new one." />
      <ListTabs active={namesList} userType={undefined} />
      <div className="grid max-w-4xl gap-8">
        <NameChangeList list="waiting" />
        <section className="grid gap-4">
          <h2 className="text-xl">Decided</h2>
          <NameChangeList list="decided" />
        </section>
      </div>
    </>
  );
}

interface ListTabsProps {
  readonly active: VettingList | typeof namesList;
  readonly userType: LegalUserType | undefined;
}

function ListTabs({ active, userType }: ListTabsProps) {
  const [address] = useSearchParams();
  const counts = useQuery(vettingCountsQuery).data;
  return (
    <TabLinks
      label="Lists of cases"
      className="mb-4"
      tabs={([...vettingLists, namesList] as const).map((one) => ({
        to: `${adminPath}?${withValue(address, 'list', one)}`,
        label: one === namesList ? 'Name changes' : listNames[one],
        count: counts && (one === namesList ? counts.names : countOf(counts, one, userType)),
        active: one === active,
      }))}
    />
  );
}

/** The cases of one list, filtered by the URL. */
function Cases() {
  const [address, setAddress] = useSearchParams();
  const list = vettingLists.find((one) => one === address.get('list')) ?? 'waiting';
  const userType = legalUserTypes.find((type) => type === address.get('type'));
  const search = address.get('search')?.trim() ?? '';
  const { cursor, pager } = useCursorPages(`${list} ${userType} ${search}`);
  const found = useQuery(queueQuery({ list, userType, search }, cursor));
  const change = (name: 'type' | 'search', value: string | null) =>
    setAddress((before) => withValue(before, name, value), { replace: true, preventScrollReset: true });

  return (
    <>
      <PageHeader title="Vetting" description={listNotes[list]} />
      <ListTabs active={list} userType={userType} />
      <QueueFilters
        key={search}
        userType={userType}
        search={search}
        onUserType={(value) => change('type', value)}
        onSearch={(text) => change('search', text)}
      />
      <Listed
        {...{ found, pager }}
        pages="Pages of cases"
        empty={
          <Nothing
            list={list}
            search={search}
            filtered={userType !== undefined}
            onShowAll={() => setAddress(queueOf(list))}
          />
        }
      >
        {(rows) => (
          <QueueTable
            list={list}
            items={rows}
            caseAddress={(vettingId) => `${adminPath}?${withValue(address, 'case', vettingId)}`}
          />
        )}
      </Listed>
    </>
  );
}

interface NothingProps {
  readonly list: VettingList;
  readonly search: string;
  readonly filtered: boolean;
  readonly onShowAll: () => void;
}

function Nothing({ list, search, filtered, onShowAll }: NothingProps) {
  if (search) {
    return (
      <EmptyState
        icon={<Search aria-hidden="true" />}
        title="No cases found"
        action={
          <Button variant="secondary" onClick={onShowAll}>
            Clear search
          </Button>
        }
      >
        No email address or name in this list matches “{search}”.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Coffee aria-hidden="true" />}
      title={list === 'waiting' ? 'No cases waiting' : 'No cases here yet'}
    >
      {list === 'waiting'
        ? `You’ve reviewed every case${filtered ? ' of this type' : ''}. New cases appear here automatically.`
        : `No cases have the status “${listNames[list]}”${filtered ? ' for this account type' : ''}.`}
    </EmptyState>
  );
}

function countOf(counts: VettingCounts, list: VettingList, userType: LegalUserType | undefined): number {
  return userType ? counts[userType][list] : counts.rep[list] + counts.business[list];
}

function withValue(before: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(before);
  next.set('tab', 'vetting');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

const queueOf = (list: VettingList) => ({ tab: 'vetting', list });

/** From a case back to where it was opened. */
export const queueAddress = (address: URLSearchParams) => `${adminPath}?${withValue(address, 'case', null)}`;
