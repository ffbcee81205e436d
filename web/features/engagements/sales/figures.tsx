import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SalesFigures } from '#contract/engagements/sales.ts';
import { saleLimits } from '#contract/engagements/sales-options.ts';
import { teamWorkAddress } from '#contract/site/portal-addresses.ts';
import { addDays, dayInSouthAfrica, daysBetween } from '#domain/shared/calendar-day.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { formatCount, formatRand } from '#web/lib/format.ts';
import { formatDay } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { salesFiguresQuery } from './api.ts';

interface Counted {
  readonly scans: number;
  readonly sales: number;
  readonly amountCents: number;
}

const scans: TableColumn<Pick<Counted, 'scans'>> = {
  key: 'scans',
  header: 'Scans',
  align: 'end',
  cell: (row) => formatCount(row.scans),
};
const sold: readonly TableColumn<Pick<Counted, 'sales' | 'amountCents'>>[] = [
  { key: 'sales', header: 'Sales', align: 'end', cell: ({ sales }) => formatCount(sales) },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amountCents }) => formatRand(amountCents) },
];

const repColumns: readonly TableColumn<SalesFigures['reps'][number]>[] = [
  {
    key: 'rep',
    header: 'Rep',
    primary: true,
    written: true,
    cell: ({ engagementId, repName, title }) => (
      <>
        <TextLink to={teamWorkAddress(engagementId)}>{repName}</TextLink>
        <span className="block font-normal text-ink-soft text-sm">{title}</span>
      </>
    ),
  },
  scans,
  ...sold,
];
const dayColumns: readonly TableColumn<SalesFigures['days'][number]>[] = [
  { key: 'day', header: 'Day', primary: true, cell: ({ day }) => formatDay(day) },
  scans,
  ...sold,
];
const placeColumns: readonly TableColumn<SalesFigures['places'][number]>[] = [
  { key: 'place', header: 'Place', primary: true, written: true, cell: ({ place }) => place ?? 'No place given' },
  ...sold,
];

const shownDays = 30;
const none = <p className="p-(--gutter) text-ink-soft">No scans or sales in this time.</p>;

/** Scans, sales and amounts over some days: in total, and by rep, day and place. */
export function SalesFiguresPart({ jobId }: { readonly jobId: string | undefined }) {
  const today = dayInSouthAfrica(new Date());
  const [from, setFrom] = useState(addDays(today, 1 - shownDays));
  const [to, setTo] = useState(today);
  const tooLong = daysBetween(from, to) + 1 > saleLimits.figureDays;
  const query = useQuery({ ...salesFiguresQuery(jobId, from, to), enabled: !tooLong });
  const data = query.error ? undefined : query.data;
  const total = (of: (row: Counted) => number) => data?.days.reduce((sum, row) => sum + of(row), 0) ?? 0;
  const amount = formatRand(total(({ amountCents }) => amountCents));
  return (
    <section aria-label="Figures" className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Field
          label="From"
          error={tooLong ? `Choose at most ${saleLimits.figureDays} days.` : null}
          className="min-w-36 flex-1 sm:max-w-48"
        >
          <DateInput value={from} max={to} onChange={(day) => setFrom(day ?? from)} />
        </Field>
        <Field label="To" className="min-w-36 flex-1 sm:max-w-48">
          <DateInput value={to} min={from} max={today} onChange={(day) => setTo(day ?? to)} />
        </Field>
      </div>
      {tooLong ? null : data ? (
        <>
          <div className="grid halves gap-3 md:grid-cols-3 md:gap-4">
            <StatCard label="Scans" value={formatCount(total((row) => row.scans))} among={[amount]} />
            <StatCard label="Sales" value={formatCount(total((row) => row.sales))} among={[amount]} />
            <StatCard label="Amount sold" value={amount} />
          </div>
          <Tabs
            label="Figures by"
            tabs={[
              {
                id: 'reps',
                label: 'By rep',
                content: (
                  <Card flush>
                    <Table
                      caption="Sales by rep"
                      columns={repColumns}
                      rows={data.reps}
                      rowKey={({ engagementId }) => engagementId}
                      empty={none}
                    />
                  </Card>
                ),
              },
              {
                id: 'days',
                label: 'By day',
                content: (
                  <Card flush>
                    <Table
                      caption="Sales by day"
                      columns={dayColumns}
                      rows={data.days}
                      rowKey={({ day }) => day}
                      empty={none}
                    />
                  </Card>
                ),
              },
              {
                id: 'places',
                label: 'By place',
                content: (
                  <Card flush>
                    <Table
                      caption="Sales by place"
                      columns={placeColumns}
                      rows={data.places}
                      rowKey={({ place }) => place ?? ''}
                      empty={none}
                    />
                  </Card>
                ),
              },
            ]}
          />
        </>
      ) : (
        <NotLoaded query={query} label="Loading the figures" count={1} />
      )}
    </section>
  );
}
