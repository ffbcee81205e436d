import { and, eq, getTableColumns, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { type AuditEntry, type AuditFilter, actsOfGroup } from '#contract/operators/audit.ts';
import type { Page } from '#contract/paging.ts';
import { adminPageSize } from '#contract/paging.ts';
import { addDays, startOfDay } from '#domain/shared/calendar-day.ts';
import { patternContaining } from '#server/platform/db/like-pattern.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { actorsWorded } from '#texts/operators/audit-actors.ts';
import { jobCases } from '../../jobs/moderation/tables.ts';
import type { AdminActor } from '../../operators/access.ts';
import { presentAudit } from '../../operators/present.ts';
import { adminAudit } from '../../operators/tables.ts';
import { paymentRefunds } from '../../payments/tables.ts';
import { payouts } from '../../payouts/tables.ts';
import { userDocuments } from '../../vetting/tables.ts';

const on = adminAudit.targetId;

/** The id of the page that shows a target without a page of its own; null for deleted targets. */
const pageId = sql<string | null>`case ${adminAudit.targetType}
  when 'refund' then (select r.merchant_payment_id from ${paymentRefunds} r where r.id = ${on})
  when 'document' then (select d.vetting_id from ${userDocuments} d where d.id = ${on})
  when 'payout' then (select p.batch_id from ${payouts} p where p.id = ${on})
  when 'job_case' then (select c.job_id from ${jobCases} c where c.id = ${on})
  else ${on} end`;

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
/** The part of an id that the panel shows. */
const endOfId = /^[\da-f]{8}$/i;

function matching({ search, about, outcome, from, until }: AuditFilter): SQL | undefined {
  const { createdAt, who, reason, address, act, outcome: came } = adminAudit;
  return and(
    about && inArray(act, [...actsOfGroup(about)]),
    outcome && eq(came, outcome),
    from === undefined ? undefined : gte(createdAt, startOfDay(from)),
    until === undefined ? undefined : lt(createdAt, startOfDay(addDays(until, 1))),
    search === undefined
      ? undefined
      : or(
          ...[who, reason, address].map((column) => ilike(column, patternContaining(search))),
          inArray(who, actorsWorded(search)),
          uuid.test(search) ? eq(on, search) : undefined,
          endOfId.test(search) ? sql`right(${on}::text, 8) = ${search.toLowerCase()}` : undefined,
        ),
  );
}

type Filtered = AuditFilter & { readonly cursor?: string | undefined };

/** Audit entries of admins' actions and of attempts in their name, newest first. */
export async function listAudit(
  db: Db,
  _actor: AdminActor,
  { cursor, ...filter }: Filtered,
): Promise<Page<AuditEntry>> {
  const rows = await selectAudit(db, { cursor, filter, limit: adminPageSize + 1 });
  return pageOfRows(rows, adminPageSize, (row) => ({ at: row.createdAt, id: row.id }), presentAudit);
}

/** The newest entries, for a file. */
export async function takeAudit(db: Db, _actor: AdminActor, filter: AuditFilter, limit: number): Promise<AuditEntry[]> {
  return (await selectAudit(db, { filter, limit })).map(presentAudit);
}

interface Selected {
  readonly filter: AuditFilter;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

function selectAudit(db: Db, { filter, cursor, limit }: Selected) {
  const { createdAt, id } = adminAudit;
  const { behind, order } = pageBehind(cursor, [createdAt, id]);
  return db
    .select({ ...getTableColumns(adminAudit), pageId })
    .from(adminAudit)
    .where(and(behind, matching(filter)))
    .orderBy(...order)
    .limit(limit);
}
