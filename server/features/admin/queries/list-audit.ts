import { getTableColumns, sql } from 'drizzle-orm';
import type { AuditEntry } from '#contract/operators/audit.ts';
import type { Page } from '#contract/paging.ts';
import { adminPageSize } from '#contract/paging.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { jobCases } from '../../jobs/moderation/tables.ts';
import type { AdminActor } from '../../operators/access.ts';
import { presentAudit } from '../../operators/present.ts';
import { adminAudit } from '../../operators/tables.ts';
import { paymentRefunds } from '../../payments/tables.ts';
import { userDocuments } from '../../vetting/tables.ts';

const on = adminAudit.targetId;

/** What the panel shows it in, where it has no page of its own; what is gone is shown nowhere. */
const pageId = sql<string | null>`case ${adminAudit.targetType}
  when 'refund' then (select r.merchant_payment_id from ${paymentRefunds} r where r.id = ${on})
  when 'document' then (select d.vetting_id from ${userDocuments} d where d.id = ${on})
  when 'job_case' then (select c.job_id from ${jobCases} c where c.id = ${on})
  else ${on} end`;

/** What all administrators did, and what others tried in their name, newest first. */
export async function listAudit(db: Db, _actor: AdminActor, cursor: string | undefined): Promise<Page<AuditEntry>> {
  const { createdAt, id } = adminAudit;
  const { behind, order } = pageBehind(cursor, [createdAt, id]);
  const rows = await db
    .select({ ...getTableColumns(adminAudit), pageId })
    .from(adminAudit)
    .where(behind)
    .orderBy(...order)
    .limit(adminPageSize + 1);
  return pageOfRows(rows, adminPageSize, (row) => ({ at: row.createdAt, id: row.id }), presentAudit);
}
