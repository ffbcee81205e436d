import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { CursorPager } from '#web/ui/cursor-pager.tsx';
import { Table } from '#web/ui/table.tsx';
import { QueryTrouble } from './query-trouble.tsx';
import type { useCursorPages } from './use-cursor-pages.ts';

interface Found<Row> {
  readonly items: readonly Row[];
  readonly nextCursor?: string | null;
}

interface ListedProps<Row> {
  readonly found: Pick<UseQueryResult<Found<Row>>, 'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>;
  /** Without it the list isn't paginated. */
  readonly pager?: ReturnType<typeof useCursorPages>['pager'];
  /** Label of the buttons under it. */
  readonly pages?: string;
  readonly empty: ReactNode;
  /** @param rows undefined while they load */
  readonly children: (rows: readonly Row[] | undefined) => ReactNode;
}

/** A list of the panel: loading, failed, empty, or paginated. */
export function Listed<Row>({ found, pager, pages = '', empty, children }: ListedProps<Row>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = found;
  if (error && !data) return <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />;
  const way = pager?.(data?.nextCursor);
  const isEmpty = data?.items.length === 0;
  return (
    <>
      {isEmpty ? empty : <Card flush>{children(data?.items)}</Card>}
      {/* The last row of a later page may be deleted: the way back remains. */}
      {way && !(isEmpty && way.onPrevious === null) ? (
        <CursorPager label={pages} {...way} busy={isPlaceholderData} />
      ) : null}
    </>
  );
}

type ListedTableProps<Row> = Omit<ListedProps<Row>, 'children'> &
  Pick<ComponentProps<typeof Table<Row>>, 'caption' | 'columns' | 'rowKey'>;

export function ListedTable<Row>({ found, pager, pages, empty, ...table }: ListedTableProps<Row>) {
  return (
    <Listed {...{ found, pager, pages, empty }}>
      {(rows) => <Table {...table} rows={rows ?? []} loading={rows === undefined} />}
    </Listed>
  );
}
