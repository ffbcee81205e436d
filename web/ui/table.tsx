import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  /** The heading of the card that a row becomes on a phone. */
  readonly primary?: boolean;
  /** User content: a word longer than the column breaks. */
  readonly written?: boolean;
  /** The header is for screen readers only, as for a column of buttons. */
  readonly headerHidden?: boolean;
  /** On a phone it is in the upper corner of the card, beside the heading, like a checkbox. */
  readonly corner?: boolean;
}

interface TableProps<Row> {
  /** What the table shows, for screen readers. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly loading?: boolean;
  /** The empty state. */
  readonly empty?: ReactNode;
}

// With `display: block`, browsers drop table semantics unless roles are restated.
const says = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
};

const rowStyle = 'block px-(--gutter) py-4 @3xl:table-row @3xl:p-0 @3xl:transition-colors @3xl:hover:bg-sunken';

function cellStyle<Row>({ align, primary, written, headerHidden, corner }: TableColumn<Row>) {
  return clsx(
    'block py-1 @3xl:table-cell @3xl:px-4 @3xl:py-3.5 @3xl:align-middle @3xl:first:ps-6 @3xl:last:pe-6',
    primary ? 'pb-2 font-semibold text-base @3xl:pb-3.5' : 'text-[0.9375rem]',
    align === 'end' && 'figures @3xl:text-end',
    // Only these columns: the others have our own words, which stay whole.
    written && 'wrap-anywhere @3xl:min-w-40',
    !primary &&
      !headerHidden &&
      'before:block before:text-ink-soft before:text-sm before:leading-6 before:content-[attr(data-label)] @[17rem]:grid @[17rem]:grid-cols-[8rem_minmax(0,1fr)] @[17rem]:justify-items-start @[17rem]:gap-3 @3xl:before:content-none',
    // Touch targets for a row's links on a phone. Actions are buttons, which have their own shape.
    !headerHidden && '[&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center @3xl:[&>a]:inline @3xl:[&>a]:min-h-0',
    headerHidden && !corner && 'pt-3 @3xl:pt-3.5',
    corner && 'float-end -me-2.5 -mt-2 ms-3 h-9 @3xl:float-none @3xl:h-auto',
  );
}

function LoadingRows<Row>({ columns }: { readonly columns: readonly TableColumn<Row>[] }) {
  return ['first', 'second', 'third'].map((row) => (
    <tr key={row} {...says.row} className={rowStyle}>
      {columns.map((column) => (
        <td
          key={column.key}
          {...says.cell}
          className="block py-1.5 @3xl:table-cell @3xl:px-4 @3xl:py-4 @3xl:first:ps-6 @3xl:last:pe-6"
        >
          <Skeleton className="h-4 w-3/4" />
        </td>
      ))}
    </tr>
  ));
}

/** A table; with less than 768 px, as on a phone, each row becomes a card. */
export function Table<Row>({ caption, columns, rows, rowKey, loading = false, empty }: TableProps<Row>) {
  if (!loading && rows.length === 0 && empty) return empty;
  return (
    <div className="@container" data-pending={loading ? '' : undefined}>
      {/* With its rows its columns change: the table is remounted, so that nothing shifts. */}
      <table key={loading ? 'loading' : 'rows'} {...says.table} aria-busy={loading} className="block w-full @3xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead {...says.group} className="sr-only @3xl:not-sr-only @3xl:table-header-group">
          <tr {...says.row} className="@3xl:border-line @3xl:border-b">
            {columns.map((column) => (
              <th
                key={column.key}
                {...says.header}
                scope="col"
                className={clsx(
                  'px-4 py-3 font-semibold text-ink-soft text-sm first:ps-6 last:pe-6',
                  column.align === 'end' ? 'text-end' : 'text-start',
                )}
              >
                {column.headerHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...says.group} className="block divide-y divide-line @3xl:table-row-group">
          {loading ? (
            <LoadingRows columns={columns} />
          ) : (
            rows.map((row) => (
              <tr key={rowKey(row)} {...says.row} className={rowStyle}>
                {columns.map((column) => (
                  <td key={column.key} {...says.cell} data-label={column.header} className={cellStyle(column)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}
