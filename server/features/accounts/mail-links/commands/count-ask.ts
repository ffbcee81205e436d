import { sql } from 'drizzle-orm';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { lifetimes } from '../../services/settings.ts';
import { type MailKind, mailAsks } from '../tables.ts';
import { askedMaximum } from '../texts.ts';

const addAsk = prepared('accounts_add_ask', (db, name) =>
  db
    .insert(mailAsks)
    .values({
      userId: sql.placeholder('userId'),
      kind: sql.placeholder('kind'),
      askedAt: sql`array[now()]`,
    })
    .onConflictDoUpdate({
      target: [mailAsks.userId, mailAsks.kind],
      set: {
        askedAt: sql`array(
          select at from unnest(${mailAsks.askedAt} || now()) at
          where at > now() - make_interval(secs => ${sql.raw(String(lifetimes.mailAsk))}) order by at desc limit ${sql.raw(String(askedMaximum))}
        )`,
      },
    })
    .returning({ count: sql<number>`cardinality(${mailAsks.askedAt})` })
    .prepare(name),
);

/** Records a request for this kind of email, whether or not it is sent. Returns the number of requests in the last 24 hours. */
export async function countAsk(tx: Tx, userId: string, kind: MailKind): Promise<number> {
  const [asked] = await addAsk(tx.db).execute({ userId, kind });
  return asked?.count ?? 1;
}
