import { and, eq } from 'drizzle-orm';
import type { ShownName } from '#contract/courses/options.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { certificates } from '../tables.ts';

interface Choice {
  readonly number: string;
  readonly shownName: ShownName;
}

/** Sets how much of the name strangers see from now on. */
export async function showName(tx: Tx, { userId }: RepActor, { number, shownName }: Choice): Promise<void> {
  await tx.db
    .update(certificates)
    .set({ shownName })
    .where(and(eq(certificates.number, number), eq(certificates.userId, userId)));
}
