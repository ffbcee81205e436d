import { useQuery } from '@tanstack/react-query';
import { ListX } from 'lucide-react';
import { type AnalyticsEvent, analyticsApi } from '#contract/analytics/analytics.ts';
import { type RowKind, unitOfRows } from '#contract/analytics/figures.ts';
import type { AdminPermission } from '#contract/operators/roles.ts';
import {
  jobInPanelAddress,
  paymentInPanelAddress,
  userInPanelAddress,
  workInPanelAddress,
} from '#contract/site/portal-addresses.ts';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { call } from '#web/lib/api-client.ts';
import { CsvButton } from '#web/lib/csv-button.tsx';
import { formatDateTime } from '#web/lib/format-time.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { eventsQuery } from './api.ts';
import { figureNames } from './figure-names.ts';
import type { Shown } from './shown.ts';
import { periodText, valueText } from './value-texts.ts';

interface Place {
  readonly needs: AdminPermission;
  readonly addressOf: (id: string) => string;
}

const person: Place = { needs: 'users.read', addressOf: userInPanelAddress };

/** Where the panel shows details, for roles that may see them. */
const places: Partial<Record<AnalyticsEvent['subject'], Place>> = {
  user: person,
  subscription: person,
  job: { needs: 'jobs.read', addressOf: jobInPanelAddress },
  engagement: { needs: 'disputes.decide', addressOf: workInPanelAddress },
  payment: { needs: 'payments.read', addressOf: paymentInPanelAddress },
};

function Title({ event: { title, subject, subjectId } }: { readonly event: AnalyticsEvent }) {
  const may = useAdminMay();
  const text = title ?? 'Since deleted';
  const { [subject]: shownAt } = places;
  if (!shownAt || !subjectId || !may(shownAt.needs)) return text;
  return <TextLink to={shownAt.addressOf(subjectId)}>{text}</TextLink>;
}

const place = (name: string) => (name === 'not named' ? '–' : name);

function columnsOf(figure: RowKind): TableColumn<AnalyticsEvent>[] {
  const unit = unitOfRows(figure);
  const amounts = { cents: 'rand', minutes: 'hours', places: 'count', count: null } as const;
  const shownAs = amounts[unit];
  return [
    { key: 'what', header: 'What', primary: true, written: true, cell: (event) => <Title event={event} /> },
    { key: 'when', header: 'When', cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
    { key: 'province', header: 'Province', cell: ({ province }) => place(province) },
    { key: 'industry', header: 'Industry', cell: ({ industry }) => place(industry) },
    ...(shownAs
      ? [
          {
            key: 'amount',
            header: { rand: 'Amount', hours: 'Took', count: 'Places' }[shownAs],
            align: 'end' as const,
            cell: ({ amount }: AnalyticsEvent) => valueText(shownAs, amount),
          },
        ]
      : []),
  ];
}

interface EventsListProps {
  readonly rows: NonNullable<Shown['rows']>;
  readonly shown: Shown;
  readonly back: string;
}

/** Events behind a number. */
export function EventsList({ rows: { figure, from, to }, shown: { province, industry }, back }: EventsListProps) {
  const query = { figure, from, to, province, industry };
  const { cursor, pager } = useCursorPages(JSON.stringify(query));
  const found = useQuery(eventsQuery({ ...query, cursor }));
  return (
    <>
      <BackLink to={back}>Back to the charts</BackLink>
      <div className="mt-2 mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-2xl">{figureNames[figure]}</h2>
          <p className="text-ink-soft">{[periodText(from, to), province, industry].filter(Boolean).join(' · ')}</p>
        </div>
        <CsvButton
          name={`${figure}-${from}-${to}.csv`}
          load={(format) => call(analyticsApi.eventsCsv, { query: { ...query, format } })}
        >
          Download CSV (up to 10,000 rows)
        </CsvButton>
      </div>
      <ListedTable
        {...{ found, pager }}
        pages="Pages of rows"
        caption={`${figureNames[figure]}, newest first`}
        columns={columnsOf(figure)}
        rowKey={({ id, at }) => `${id} ${at}`}
        empty={
          <EmptyState icon={<ListX aria-hidden="true" />} title="No rows" level={3}>
            There’s nothing to show for this period.
          </EmptyState>
        }
      />
    </>
  );
}
