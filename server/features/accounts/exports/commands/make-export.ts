import { and, eq, isNull, sql } from 'drizzle-orm';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { users } from '../../tables.ts';
import { accountExports, exportKey } from '../tables.ts';
import { exportReadyMail } from '../texts.ts';
import type { ExportRequest } from './ask-export.ts';

interface Making {
  readonly siteUrl: string;
  /** The data that all features store about one person. */
  readonly collect: (context: TaskContext, userId: string) => Promise<object>;
}

/** Builds the requested export and notifies its owner. Does nothing if it is ready or no longer wanted. */
export async function makeExport(
  context: TaskContext,
  { siteUrl, collect }: Making,
  { userId, id }: ExportRequest,
): Promise<void> {
  const { transaction, files } = context;
  const waiting = and(eq(accountExports.userId, userId), eq(accountExports.id, id), isNull(accountExports.readyAt));
  const started = await transaction(({ db }) =>
    db.update(accountExports).set({ begunAt: sql`now()` }).where(waiting).returning({ id: accountExports.id }),
  );
  if (started.length === 0) return;
  const content = Buffer.from(JSON.stringify(await collect(context, userId), null, 2));
  const key = exportKey({ userId, id });
  await files.put(key, content);
  const kept = await transaction(async (tx) => {
    const ready = { readyAt: sql`now()`, byteSize: content.length };
    const made = await tx.db.update(accountExports).set(ready).where(waiting).returning({ id: accountExports.id });
    if (made.length === 0) return false;
    const [owner] = await tx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (owner) await queueMail(tx, exportReadyMail({ to: owner.email, siteUrl }));
    return true;
  });
  // The account was deleted or another export requested: this file would stay orphaned.
  if (!kept) await files.delete(key);
}
