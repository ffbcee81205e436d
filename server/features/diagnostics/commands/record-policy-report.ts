import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#server/platform/db/transaction.ts';
import { policyReports } from '../tables.ts';

export interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

/** Anyone can send reports: more kinds than a broken site produces are made up. */
const mostKinds = 1000;

/** Counts a report of its kind. Beyond the limit, the kinds not reported for longest are deleted. */
export async function recordPolicyReport({ db }: Tx, { directive, blocked, page }: Violation): Promise<void> {
  const { count, lastSeenAt } = policyReports;
  await db.execute(sql`
    insert into ${policyReports} (id, directive, blocked, page)
    values (${uuidv7()}, ${directive}, ${blocked}, ${page})
    on conflict (directive, blocked, page) do update
      set ${sql.identifier(count.name)} = ${count} + 1, ${sql.identifier(lastSeenAt.name)} = now()`);
  await db.execute(sql`
    delete from ${policyReports} where id in (
      select id from ${policyReports} order by last_seen_at desc, id desc offset ${mostKinds}
    )`);
}
