import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ProviderLine } from '#contract/payments/provider-money.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDateTime, formatDay } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { linesQuery } from './money-api.ts';
import { lineWords } from './money-words.ts';
import { storyAddress } from './review-addresses.ts';
import { SettleDialog } from './settle-dialog.tsx';

const nameOf = ({ kind, id }: ProviderLine) => `${kind} ${id}`;

/** What the provider has yet to pay out. An admin selects the lines that a deposit on the bank statement covers. */
export function ProviderLines() {
  const [address] = useSearchParams();
  const { cursor, pager } = useCursorPages('provider-lines');
  const found = useQuery(linesQuery(cursor));
  const [chosen, setChosen] = useState<ReadonlyMap<string, ProviderLine>>(new Map());
  const [settling, setSettling] = useState(false);
  const choose = (line: ProviderLine, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen) next.set(nameOf(line), line);
    else next.delete(nameOf(line));
    setChosen(next);
  };
  const columns: readonly TableColumn<ProviderLine>[] = [
    {
      key: 'choose',
      header: 'Paid out',
      headerHidden: true,
      corner: true,
      cell: (line) => (
        <Checkbox
          label={
            <VisuallyHidden>
              {line.itemName}, {formatRandExact(line.amountCents)}
            </VisuallyHidden>
          }
          checked={chosen.has(nameOf(line))}
          onChange={(isChosen) => choose(line, isChosen)}
        />
      ),
    },
    {
      key: 'what',
      header: 'Payment',
      primary: true,
      written: true,
      cell: (line) => <TextLink to={storyAddress(address, line.merchantPaymentId)}>{line.itemName}</TextLink>,
    },
    { key: 'kind', header: 'Type', cell: ({ kind }) => lineWords[kind] },
    { key: 'at', header: 'Date', cell: ({ happenedAt }) => formatDateTime(happenedAt) },
    { key: 'expected', header: 'Expected', cell: ({ expectedOn }) => formatDay(expectedOn) },
    { key: 'amount', header: 'Amount', align: 'end', cell: ({ amountCents }) => formatRandExact(amountCents) },
  ];
  const sumCents = [...chosen.values()].reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <section aria-labelledby="provider-lines">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="provider-lines" className="font-display font-semibold text-xl">
          Due from the provider
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          <p aria-live="polite" className="text-ink-soft">
            {chosen.size === 0
              ? 'Select the lines that a bank deposit covers.'
              : `${chosen.size} selected, ${formatRandExact(sumCents)}`}
          </p>
          <Button size="small" disabled={chosen.size === 0} onClick={() => setSettling(true)}>
            Record payout
          </Button>
        </div>
      </div>
      <ListedTable
        found={found}
        pager={pager}
        pages="Pages of lines"
        caption="Lines due from the provider, oldest first"
        columns={columns}
        rowKey={nameOf}
        empty={
          <EmptyState icon={<Landmark aria-hidden="true" />} title="No payments due">
            Card payments appear here until the provider pays them into our bank account.
          </EmptyState>
        }
      />
      {settling ? (
        <SettleDialog
          lines={[...chosen.values()]}
          onDone={() => {
            setChosen(new Map());
            setSettling(false);
          }}
          onClose={() => setSettling(false)}
        />
      ) : null}
    </section>
  );
}
