import type pg from 'pg';

/** A write that the app acknowledged, with what is needed to find it in the database later. */
export type Acknowledged =
  | { readonly kind: 'application'; readonly jobId: string; readonly userId: string }
  | { readonly kind: 'message'; readonly conversationId: string; readonly id: string }
  | { readonly kind: 'check-in'; readonly engagementId: string }
  | { readonly kind: 'payment'; readonly paymentId: string };

interface Kept {
  readonly acknowledged: number;
  readonly lost: number;
  /** Stored more than once. Except for messages, the database forbids it by a unique constraint. */
  readonly doubled: number;
}

/** One row for each write: how often it is stored. */
const counting: Readonly<Record<Acknowledged['kind'], string>> = {
  application: `
    select count(a.id)::int as times
    from jsonb_to_recordset($1) as w ("jobId" uuid, "userId" uuid)
    join rep_profiles r on r.user_id = w."userId"
    left join job_applications a on a.job_id = w."jobId" and a.rep_id = r.id group by w."jobId", w."userId"`,
  message: `
    select count(m.id)::int as times
    from jsonb_to_recordset($1) as w ("conversationId" uuid, id uuid)
    left join messages m on m.conversation_id = w."conversationId" and m.content like '%' || w.id group by w.id`,
  'check-in': `
    select count(distinct a.id)::int as times
    from jsonb_to_recordset($1) as w ("engagementId" uuid)
    join milestones m on m.engagement_id = w."engagementId"
    left join attendances a on a.milestone_id = m.id and a.kind = 'in' group by m.id`,
  payment: `
    select case when p.payment_status = 'COMPLETE' then count(t.id)::int else 0 end as times
    from jsonb_to_recordset($1) as w ("paymentId" uuid)
    join payfast_payments p on p.merchant_payment_id = w."paymentId"
    left join ledger_transfers t on t.payment_id = p.merchant_payment_id and t.kind = 'courses_paid'
    group by p.merchant_payment_id`,
};

/** Looks each write up. A check-in counts twice only if a day of the same gig does, and the load stays within two days. */
export async function verifyWrites(
  pool: pg.Pool,
  writes: readonly Acknowledged[],
): Promise<Record<Acknowledged['kind'], Kept>> {
  const kinds = Object.entries(counting) as [Acknowledged['kind'], string][];
  const found = kinds.map(async ([kind, query]) => {
    const own = [...new Set(writes.filter((write) => write.kind === kind).map((write) => JSON.stringify(write)))];
    const { rows } = await pool.query<{ times: number }>(query, [`[${own.join(',')}]`]);
    const mostTimes = kind === 'check-in' ? 2 : 1;
    return [
      kind,
      {
        acknowledged: own.length,
        lost: own.length - rows.filter(({ times }) => times > 0).length,
        doubled: rows.filter(({ times }) => times > mostTimes).length,
      },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(found)) as Record<Acknowledged['kind'], Kept>;
}
