import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  bankStatementsApi,
  type LineMatch,
  lineMatches,
  type MatchedLine,
  type StatementStory,
  undecidedMatches,
} from '#contract/payouts/bank-statements.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatCount, formatRandExact, plural } from '#web/lib/format.ts';
import { formatDay, formatDays } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Field } from '#web/ui/field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { statementQuery } from './api.ts';
import { batchAddress, deskAddress } from './desk-addresses.ts';
import { matchWords } from './desk-words.ts';
import { PayoutActs } from './payout-acts.tsx';

const columns: readonly TableColumn<MatchedLine>[] = [
  { key: 'text', header: 'Bank description', primary: true, written: true, cell: ({ text }) => text || '–' },
  { key: 'day', header: 'Day', cell: ({ day }) => formatDay(day) },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amountCents }) => <span className="whitespace-nowrap">{formatRandExact(amountCents)}</span>,
  },
  {
    key: 'match',
    header: 'Match',
    cell: ({ match }) => <StatusBadge {...matchWords[match]} />,
  },
  {
    key: 'reference',
    header: 'Our reference',
    cell: ({ reference, batchId, payouts }) =>
      reference && batchId ? (
        <TextLink to={batchAddress(batchId)}>{reference}</TextLink>
      ) : (
        (reference ?? (payouts.map((payout) => payout.reference).join(', ') || '–'))
      ),
  },
  { key: 'acts', header: 'Actions', headerHidden: true, align: 'end', cell: (line) => <Decision line={line} /> },
];

/** The way to settle a line that the statement can't book. A batch is settled on its own page, payout by payout. */
function Decision({ line: { match, reference, batchId, payouts } }: { readonly line: MatchedLine }) {
  if (!undecidedMatches.has(match)) return null;
  if (payouts.length === 0 && batchId !== null)
    return (
      <LinkButton to={batchAddress(batchId)} variant="secondary" size="small" full="phone">
        Settle payouts<VisuallyHidden> of {reference}</VisuallyHidden>
      </LinkButton>
    );
  return payouts.map((payout) => (
    <PayoutActs
      key={payout.id}
      payout={payout}
      trigger={
        <Button variant="secondary" size="small" full="phone">
          Settle {payouts.length === 1 ? <VisuallyHidden>{payout.reference}</VisuallyHidden> : payout.reference}
        </Button>
      }
    />
  ));
}

/** Lines rendered at a time; the filter finds the others. */
const drawn = 200;

/** The lines of a statement with their matches, missing payouts, and the bank's balance beside the ledger's. */
export function StatementPage({ statementId }: { readonly statementId: string }) {
  const { data, error, isFetching, refetch } = useQuery(statementQuery(statementId));
  const above = <BackLink to={deskAddress('statements')}>Back to statements</BackLink>;
  if (!data) {
    return (
      <>
        <PageHeader title="Statement" above={above} />
        <NotLoaded query={{ error, isFetching, refetch }} label="Loading the statement" />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{data.fileName}</span>}
        description={formatDays(data.firstDay, data.lastDay)}
        above={above}
      />
      <div className="grid gap-6">
        <Outcome statement={data} />
        {data.unread.length > 0 ? <Unread statement={data} /> : null}
        {data.missing.length > 0 ? <Missing statement={data} /> : null}
        <Lines statement={data} />
      </div>
    </>
  );
}

interface Shown {
  readonly statement: StatementStory;
}

function Outcome({ statement }: Shown) {
  const book = useMutation(mutationOf(bankStatementsApi.book));
  const count = (match: LineMatch) => statement.matched.filter((line) => line.match === match).length;
  const open = count('to_book');
  return (
    <Card title="Summary">
      <div className="grid gap-5">
        <DescriptionList
          look="columns"
          items={[
            ...lineMatches
              .filter((match) => count(match) > 0)
              .map((match) => ({ term: matchWords[match].label, detail: plural(count(match), 'line') })),
            ...(statement.unread.length > 0
              ? [{ term: 'Unreadable', detail: plural(statement.unread.length, 'row') }]
              : []),
            { term: 'Missing', detail: plural(statement.missing.length, 'payout') },
            {
              term: 'Closing balance',
              detail: statement.closingCents === null ? 'Not stated' : formatRandExact(statement.closingCents),
            },
            { term: 'Balance in the ledger', detail: formatRandExact(statement.atBankCents) },
          ]}
        />
        {open > 0 ? (
          <AskFirst
            trigger={<Button full="phone">Mark payouts as paid</Button>}
            title={`Mark ${plural(open, 'line')} as paid?`}
            description="We’ll mark every payout and batch that matches to the cent as paid, and notify the reps. We’ll leave out returned payouts."
            confirmLabel="Mark payouts as paid"
            tone="default"
            failed="We couldn’t mark the payouts as paid"
            act={async () => {
              await book.mutateAsync({ params: { statementId: statement.id } });
              toast({ title: 'Payouts marked as paid' });
            }}
          />
        ) : null}
      </div>
    </Card>
  );
}

function Unread({ statement: { unread } }: Shown) {
  return (
    <Card
      title="Rows we couldn’t read"
      description="We found no date or amount in these rows. Check each one, as it may be a total or a payment."
    >
      <ul className="grid gap-2">
        {unread.map(({ number, text }) => (
          <li key={number} className="flex gap-x-4">
            <span className="figures shrink-0 text-ink-soft">Row {number}</span>
            <span className="wrap-anywhere min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Missing({ statement: { missing } }: Shown) {
  return (
    <Card
      title="Missing"
      description="Payouts released before the end of the statement, with no line for exactly the same amount."
    >
      <ul className="grid gap-2">
        {missing.map(({ payoutId, reference, amountCents, batchId, batch }) => (
          <li key={payoutId} className="flex flex-wrap gap-x-4 gap-y-1">
            <span className="font-mono">{reference}</span>
            <span className="figures">{formatRandExact(amountCents)}</span>
            <TextLink to={batchAddress(batchId)}>{batch}</TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Lines({ statement: { matched } }: Shown) {
  const [match, setMatch] = useState<LineMatch | null>(null);
  const lines = match ? matched.filter((line) => line.match === match) : matched;
  return (
    <section aria-label="Lines" className="grid gap-4">
      <div className="sm:max-w-64">
        <Field label="Filter by match" labelHidden>
          <Select
            options={lineMatches.map((value) => ({ value, label: matchWords[value].label }))}
            value={match}
            onChange={(value) => setMatch(value as LineMatch | null)}
            placeholder="All lines"
          />
        </Field>
      </div>
      <Card flush>
        <Table
          caption="Statement lines"
          columns={columns}
          rows={lines.slice(0, drawn)}
          rowKey={({ number }) => String(number)}
          empty={<p className="px-(--gutter) py-5 text-ink-soft">No lines have this match.</p>}
        />
      </Card>
      {lines.length > drawn ? (
        <p className="text-ink-soft text-sm">
          Showing the first {drawn} of {formatCount(lines.length)} lines.
        </p>
      ) : null}
    </section>
  );
}
