import { type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '#contract/admin/options.ts';
import { type WaitingItem, type WaitingKind, waitingHours, waitingKinds } from '#contract/admin/waiting.ts';
import { mayAdmin } from '#contract/operators/roles.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../operators/access.ts';
import { waitingMoney } from './waiting-money.ts';
import { waitingPeople } from './waiting-people.ts';
import { type WaitingSource, withOwnDeadline } from './waiting-source.ts';

const waitingSources: Readonly<Record<WaitingKind, WaitingSource>> = { ...waitingPeople, ...waitingMoney };

const kindsOf = ({ role }: AdminActor): WaitingKind[] =>
  (Object.keys(waitingKinds) as WaitingKind[]).filter((kind) => mayAdmin(role, waitingKinds[kind]));

type Row = Record<'key' | 'id' | 'at' | 'due', string> &
  Record<'who' | 'what' | 'cents' | 'taken_by', string | null> & { kind: WaitingKind; count: number };

interface Wanted {
  readonly kind?: WaitingKind | undefined;
  readonly cursor?: string | undefined;
}

/** The items that the actor's role may act on, by due time. */
export async function listWaiting(db: Db, actor: AdminActor, { kind, cursor }: Wanted): Promise<Page<WaitingItem>> {
  const kinds = kindsOf(actor).filter((one) => kind === undefined || one === kind);
  const page = pageBehind(cursor, [sql`due`, sql`key`], 'oldest first');
  if (kinds.length === 0) return { items: [], nextCursor: null };
  const onPage = (rows: SQL, order: SQL) => sql`(select * from (${rows}) waits where ${page.behind ?? sql`true`}
    order by ${order}, key limit ${adminPageSize + 1})`;
  const each = kinds.map((one) => {
    const own = withOwnDeadline.has(one);
    const due = own ? sql`due` : sql`at + make_interval(hours => ${waitingHours[one]}::int) as due`;
    // Most kinds are due a fixed time after `at`, so each is read by its own index of `at`.
    return onPage(
      sql`select ${one}::text as kind, key, id, at, who, what, count, cents, taken_by, ${due}
        from (${waitingSources[one](actor)}) of_kind`,
      own ? sql`due` : sql`at`,
    );
  });
  const { rows } = await db.execute<Row>(sql`
    select kind, key, id, to_json(at) #>> '{}' as at, to_json(due) #>> '{}' as due, who, what, count, cents, taken_by
    from (${sql.join(each, sql` union all `)}) everything
    order by everything.due, key limit ${adminPageSize + 1}`);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ due, key }) => ({ at: new Date(due), id: key }),
    ({ key, at, due, cents, taken_by, ...row }) => ({
      ...row,
      since: new Date(at).toISOString(),
      dueAt: new Date(due).toISOString(),
      cents: cents === null ? null : Number(cents),
      takenBy: taken_by,
    }),
  );
}

interface Counted extends Record<string, unknown> {
  readonly kind: WaitingKind;
  readonly count: number;
}

export async function countWaiting(db: Db, actor: AdminActor): Promise<Counted[]> {
  const kinds = kindsOf(actor);
  if (kinds.length === 0) return [];
  const each = kinds.map(
    (kind) => sql`select ${kind}::text as kind, count(*)::int as count
      from (select from (${waitingSources[kind](actor)}) waits limit ${mostCounted}) counted`,
  );
  const { rows } = await db.execute<{ kind: WaitingKind; count: number }>(
    sql`select * from (${sql.join(each, sql` union all `)}) counts where count > 0`,
  );
  return rows;
}
