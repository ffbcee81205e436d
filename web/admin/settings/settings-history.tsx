import { useQuery } from '@tanstack/react-query';
import type { SettingsChange } from '#contract/operators/settings.ts';
import { settingsChangesQuery } from '#web/admin/people/api.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { ChangedSettings } from './changed-settings.tsx';

const columns: readonly TableColumn<SettingsChange>[] = [
  {
    key: 'what',
    header: 'Change',
    primary: true,
    written: true,
    cell: ({ changes, text }) => text ?? <ChangedSettings changes={changes} />,
  },
  { key: 'who', header: 'Who', written: true, cell: ({ who }) => who },
  { key: 'when', header: 'When', cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
];

/** Who changed which setting, with old and new values. */
export function SettingsHistory() {
  const { cursor, pager } = useCursorPages();
  const found = useQuery(settingsChangesQuery(cursor));
  return (
    <section aria-labelledby="settings-history" className="mt-10">
      <h2 id="settings-history" className="mb-4 text-2xl">
        History
      </h2>
      <ListedTable
        {...{ found, pager, columns }}
        pages="Pages of changes"
        caption="Settings changes, newest first"
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No changes yet">
            Every change appears here with the admin, the time and the earlier value.
          </EmptyState>
        }
      />
    </section>
  );
}
