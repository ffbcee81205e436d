import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '#contract/paging.ts';
import { Card } from '#web/ui/card.tsx';
import { CursorPager } from '#web/ui/cursor-pager.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { QueryTrouble } from './query-trouble.tsx';
import type { useCursorPages } from './use-cursor-pages.ts';

interface ListedTableProps<Row> {
  readonly found: Pick<UseQueryResult<Page<Row>>, 'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>;
  readonly pager: ReturnType<typeof useCursorPages>['pager'];
  /** Of the buttons under it. */
  readonly pages: string;
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly empty: ReactNode;
}

/** One list of the panel: while it loads, when it fails, when there is nothing, and page by page. */
export function ListedTable<Row>({ found, pager, pages, empty, ...table }: ListedTableProps<Row>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = found;
  if (error && !data) return <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data?.items.length === 0) return empty;
  return (
    <>
      <Card flush>
        <Table {...table} rows={data?.items ?? []} loading={data === undefined} />
      </Card>
      <CursorPager label={pages} {...pager(data?.nextCursor)} busy={isPlaceholderData} />
    </>
  );
}
