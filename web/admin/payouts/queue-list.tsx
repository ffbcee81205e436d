import { useMutation, useQuery } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminPayout, PayoutList } from '#contract/payouts/admin-payouts.ts';
import { batchesApi } from '#contract/payouts/batches.ts';
import { payerName } from '#web/admin/payments/payer-cell.tsx';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatRandExact, plural } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { figuresQuery, payoutsQuery } from './api.ts';
import { batchAddress } from './desk-addresses.ts';
import { DeskFigures } from './desk-figures.tsx';
import { listOptions } from './desk-words.ts';
import { PayoutActs } from './payout-acts.tsx';
import { payoutColumns } from './payout-cells.tsx';

const mayGo = ({ status, holds }: AdminPayout) => status === 'asked' && holds.length === 0;

/** Requested payouts, oldest first, which an admin puts into a batch. */
export function QueueList() {
  const [list, setList] = useState<PayoutList | undefined>();
  const [ticked, setTicked] = useState<ReadonlyMap<string, number>>(new Map());
  const { cursor, pager } = useCursorPages(`payouts ${list}`);
  const found = useQuery(payoutsQuery(list, cursor));
  const figures = useQuery(figuresQuery).data;
  const make = useMutation(mutationOf(batchesApi.make));
  const navigate = useNavigate();

  const tick = ({ id, amountCents }: AdminPayout) =>
    setTicked((before) => {
      const next = new Map(before);
      if (!next.delete(id)) next.set(id, amountCents);
      return next;
    });

  async function batch(payoutIds?: string[]) {
    try {
      const { id } = await make.mutateAsync({ body: { payoutIds } });
      await navigate(batchAddress(id));
    } catch (error) {
      setTicked(new Map());
      failureToast('We couldn’t make the batch', error);
      void found.refetch();
    }
  }

  const columns: readonly TableColumn<AdminPayout>[] = [
    {
      key: 'tick',
      header: 'Select',
      headerHidden: true,
      corner: true,
      cell: (payout) =>
        mayGo(payout) ? (
          <label className="grid size-11 place-content-center">
            <input
              type="checkbox"
              className="tick rounded-md"
              checked={ticked.has(payout.id)}
              onChange={() => tick(payout)}
              aria-label={`Select ${payout.reference} for ${payerName(payout.rep)}`}
            />
          </label>
        ) : null,
    },
    ...payoutColumns,
    {
      key: 'acts',
      header: 'Actions',
      headerHidden: true,
      align: 'end',
      cell: (payout) => <PayoutActs payout={payout} />,
    },
  ];
  const chosen = [...ticked.values()].reduce((sum, cents) => sum + cents, 0);
  return (
    <>
      <DeskFigures />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div className="w-full sm:max-w-64">
          <Field label="Filter by status" labelHidden>
            <Select
              options={listOptions}
              value={list ?? null}
              onChange={(value) => setList((value ?? undefined) as PayoutList | undefined)}
              placeholder="All waiting"
            />
          </Field>
        </div>
        {ticked.size > 0 ? (
          <Button full="phone" busy={make.isPending} onClick={() => void batch([...ticked.keys()])}>
            {`Batch ${plural(ticked.size, 'payout')}, ${formatRandExact(chosen)} in total`}
          </Button>
        ) : (
          <Button
            full="phone"
            busy={make.isPending}
            disabledReason={figures?.due.count === 0 ? 'No payouts are due.' : undefined}
            onClick={() => void batch()}
          >
            Batch all due payouts
          </Button>
        )}
      </div>
      <ListedTable
        found={found}
        pager={pager}
        pages="Pages of payouts"
        caption={list && list !== 'due' && list !== 'held' ? 'Payouts, newest first' : 'Waiting payouts, oldest first'}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={<Coffee aria-hidden="true" />} title={list ? 'No results' : 'No payouts waiting'}>
            {list ? 'No payouts have this status.' : 'Payouts that reps request appear here.'}
          </EmptyState>
        }
      />
    </>
  );
}
