import { useQuery } from '@tanstack/react-query';
import { actorText } from '#texts/operators/audit-actors.ts';
import { actText } from '#web/admin/audit/audit-texts.ts';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { CursorPager } from '#web/ui/cursor-pager.tsx';
import { historyQuery } from './user-api.ts';
import { SectionRows, UserSection } from './user-section.tsx';

export function HistorySection({ userId }: { readonly userId: string }) {
  const { cursor, pager } = useCursorPages(userId);
  const found = useQuery(historyQuery(userId, cursor));
  return (
    <UserSection title="Team activity" description="Actions by admins, including views of this account." found={found}>
      {({ items, nextCursor }) => (
        <div className="grid gap-5">
          <SectionRows
            label="Team activity"
            empty="No activity yet."
            rows={items.map(({ id, act, reason, who, at }) => ({
              key: id,
              title: actText(act, 'done'),
              detail: `${actorText(who)}, ${formatDateTime(at)}${reason === null ? '' : `. Reason: ${reason}`}`,
            }))}
          />
          {cursor || nextCursor ? (
            <CursorPager label="Pages of team activity" {...pager(nextCursor)} busy={found.isPlaceholderData} />
          ) : null}
        </div>
      )}
    </UserSection>
  );
}
