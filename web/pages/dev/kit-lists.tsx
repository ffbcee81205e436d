import { useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CursorPager } from '#web/ui/cursor-pager.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { IndustryIcon } from '#web/ui/industry-icon.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { PriceTag } from '#web/ui/price-tag.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { Table } from '#web/ui/table.tsx';
import { Timeline } from '#web/ui/timeline.tsx';

const rows = [
  { id: '1', title: 'In-store promoter', place: 'Soweto', pay: 'R1,900', state: 'Active' },
  { id: '2', title: 'Door-to-door fibre sales', place: 'Gqeberha', pay: 'R12,400', state: 'Closed' },
];

const icons = ['briefcase', 'shopping-bag', 'package', 'calendar', 'utensils', 'banknote', 'laptop', 'sparkles'];

export function KitLists() {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <TabLinks
        label="Kinds"
        tabs={[
          { to: '/dev/kit', label: 'Browse All Jobs', count: 40, active: true },
          { to: '/dev/kit?a', label: 'Job Categories', active: false },
          { to: '/dev/kit?b', label: 'Application Tips', active: false },
        ]}
      />
      <Card title="Jobs" description="Newest first." flush level={3} action={<Button size="small">Post a job</Button>}>
        <Table
          caption="Jobs"
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            { key: 'title', header: 'Title', cell: (row) => row.title, primary: true },
            { key: 'place', header: 'Location', cell: (row) => row.place },
            {
              key: 'state',
              header: 'Status',
              cell: (row) => <Badge tone={row.state === 'Active' ? 'success' : 'neutral'}>{row.state}</Badge>,
            },
            { key: 'pay', header: 'Pay', cell: (row) => row.pay, align: 'end' },
            {
              key: 'act',
              header: 'Actions',
              headerHidden: true,
              align: 'end',
              cell: () => (
                <Button size="small" variant="secondary">
                  View
                </Button>
              ),
            },
          ]}
        />
      </Card>
      <Card title="Loading" flush level={3}>
        <Table
          caption="Loading jobs"
          loading
          rows={[]}
          rowKey={String}
          columns={[
            { key: 'a', header: 'Title', cell: String, primary: true },
            { key: 'b', header: 'Location', cell: String },
          ]}
        />
      </Card>
      <LoadMore hasMore busy={busy} onLoadMore={() => setBusy(!busy)} summary="20 of 134 jobs" />
      <CursorPager label="Pages" onPrevious={null} onNext={() => undefined} />
      <div className="grid gap-6 md:grid-cols-2">
        <Card
          title="In-store promoter"
          description="Ubuntu Foods, Soweto"
          level={3}
          action={<PriceTag amount="R1,900" />}
        >
          <DescriptionList
            items={[
              { term: 'Duration', detail: '1 week' },
              { term: 'Experience', detail: 'Entry Level' },
              { term: 'Skills', detail: 'Sampling, friendly with strangers, speaks isiZulu or Sesotho' },
            ]}
          />
          <div className="mt-4 flex flex-wrap gap-3 text-brand">
            {icons.map((name) => (
              <IndustryIcon key={name} name={name} />
            ))}
          </div>
        </Card>
        <Card title="Your application" level={3}>
          <Timeline
            entries={[
              { id: '1', title: 'Applied', time: '3 March 2026, 14:05', tone: 'done' },
              { id: '2', title: 'Interview', time: 'yesterday', body: 'Call at 10:00.', tone: 'current' },
              { id: '3', title: 'Decision', tone: 'next' },
              { id: '4', title: 'Withdrawn', tone: 'stopped' },
            ]}
          />
        </Card>
      </div>
    </>
  );
}
