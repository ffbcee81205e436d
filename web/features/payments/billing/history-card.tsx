import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { Card } from '#web/ui/card.tsx';
import { CursorPager } from '#web/ui/cursor-pager.tsx';
import { paymentsQuery } from '../api.ts';
import { HistoryItem } from './history-item.tsx';

/** Payments, paginated, with a receipt for each. */
export function HistoryCard() {
  const { cursor, pager } = useCursorPages();
  const payments = useQuery({ ...paymentsQuery(cursor), placeholderData: keepPreviousData });
  const { onPrevious, onNext } = pager(payments.data?.nextCursor);
  const isEmpty = payments.data?.items.length === 0 && !onPrevious;
  const list = useRef<HTMLUListElement>(null);
  const turned = useRef(false);
  const turning = (turn: (() => void) | null) =>
    turn &&
    (() => {
      turned.current = true;
      turn();
    });
  // A page is read from its top; the paging button is at its end.
  useEffect(() => {
    if (!turned.current || payments.data === undefined || payments.isPlaceholderData) return;
    turned.current = false;
    list.current?.scrollIntoView({ block: 'start' });
    list.current?.focus({ preventScroll: true });
  }, [payments.data, payments.isPlaceholderData]);
  return (
    <Card title="Payments" flush={!isEmpty && payments.data !== undefined}>
      <QueryPart query={payments} label="Loading your payments">
        {({ items }) =>
          isEmpty ? (
            <p className="text-ink-soft">No payments yet. Your payments and receipts appear here.</p>
          ) : (
            <>
              <ul
                ref={list}
                tabIndex={-1}
                aria-label="Your payments, newest first"
                className="scroll-mt-32 divide-y divide-line border-line border-t outline-none"
              >
                {items.map((payment) => (
                  <HistoryItem key={payment.merchantPaymentId} payment={payment} />
                ))}
              </ul>
              {onPrevious || onNext ? (
                <div className="border-line border-t px-5 md:px-6">
                  <CursorPager
                    label="Pages of payments"
                    onPrevious={turning(onPrevious)}
                    onNext={turning(onNext)}
                    busy={payments.isFetching}
                  />
                </div>
              ) : null}
            </>
          )
        }
      </QueryPart>
    </Card>
  );
}
