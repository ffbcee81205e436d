import { useMutation, useQuery } from '@tanstack/react-query';
import { FileUp, ScrollText } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { type BankStatement, bankStatementsApi } from '#contract/payouts/bank-statements.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { writing } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatCount, formatRandExact } from '#web/lib/format.ts';
import { formatDateTime, formatDays } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { sendStatement, statementsQuery } from './api.ts';
import { statementAddress } from './desk-addresses.ts';

const columns: readonly TableColumn<BankStatement>[] = [
  { key: 'file', header: 'File', primary: true, written: true, cell: ({ fileName }) => fileName },
  { key: 'days', header: 'Days', cell: ({ firstDay, lastDay }) => formatDays(firstDay, lastDay) },
  { key: 'lines', header: 'Lines', align: 'end', cell: ({ lines }) => formatCount(lines) },
  {
    key: 'balance',
    header: 'Balance',
    align: 'end',
    cell: ({ closingCents }) => (closingCents === null ? '–' : formatRandExact(closingCents)),
  },
  {
    key: 'read',
    header: 'Imported',
    written: true,
    cell: ({ readAt, readBy }) => (
      <span className="grid gap-0.5">
        <span>{formatDateTime(readAt)}</span>
        <span className="text-ink-soft text-sm">by {readBy}</span>
      </span>
    ),
  },
  {
    key: 'open',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    cell: ({ id, fileName }) => (
      <LinkButton to={statementAddress(id)} variant="secondary" size="small" full="phone">
        Open<VisuallyHidden> {fileName}</VisuallyHidden>
      </LinkButton>
    ),
  },
];

export function StatementsList() {
  const { cursor, pager } = useCursorPages('statements');
  const navigate = useNavigate();
  const chooser = useRef<HTMLInputElement>(null);
  const send = useMutation({ mutationFn: sendStatement, meta: writing(bankStatementsApi.read) });

  async function read(file: File | undefined) {
    if (!file) return;
    try {
      const { id } = await send.mutateAsync(file);
      await navigate(statementAddress(id));
    } catch (error) {
      failureToast('We couldn’t import the statement', error);
    }
  }
  return (
    <>
      <div className="mb-4 grid justify-items-start gap-2">
        <Button
          full="phone"
          busy={send.isPending}
          busyLabel="Importing"
          icon={<FileUp aria-hidden="true" className="size-5" />}
          onClick={() => chooser.current?.click()}
        >
          Import statement
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".csv,text/csv"
          className="hidden"
          aria-label="Bank statement"
          onChange={({ target }) => {
            void read(target.files?.[0]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <p className="text-ink-soft text-sm">
          Choose the CSV file from your bank’s website. We won’t book anything until you confirm.
        </p>
      </div>
      <ListedTable
        found={useQuery(statementsQuery(cursor))}
        pager={pager}
        pages="Pages of statements"
        caption="Statements, newest first"
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={<ScrollText aria-hidden="true" />} title="No statements yet">
            Import a bank statement to book all paid payouts in one step.
          </EmptyState>
        }
      />
    </>
  );
}
