import { and, count, eq, isNull, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { isAgainst } from '#domain/reliability/rule.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { reliabilityAppeals, reliabilityEntries } from '../tables.ts';

interface Appeal {
  readonly entryId: string;
  readonly words: string;
}

const rounds = 2;

/** Appeals an entry of this side: once, and once more if the first appeal was declined. */
export async function appealEntry(
  tx: Tx,
  own: { readonly repId: string } | { readonly businessId: string },
  { entryId, words }: Appeal,
): Promise<void> {
  const { id, repId, businessId } = reliabilityEntries;
  const isOwn = 'repId' in own ? eq(repId, own.repId) : eq(businessId, own.businessId);
  const [entry] = await tx.db
    .select()
    .from(reliabilityEntries)
    .where(and(eq(id, entryId), isOwn))
    // Of two appeals at once, the second finds the first.
    .for('no key update');
  if (!entry) throw new Refusal('reliability.not_found');
  if (!isAgainst(entry.kind) || entry.excusedAt !== null) throw new Refusal('reliability.not_against');
  const ofEntry = eq(reliabilityAppeals.entryId, entryId);
  const final = or(isNull(reliabilityAppeals.decidedAt), eq(reliabilityAppeals.struck, true));
  if ((await tx.db.$count(reliabilityAppeals, and(ofEntry, final))) > 0)
    throw new Refusal('reliability.already_appealed');
  const [before] = await tx.db.select({ appeals: count() }).from(reliabilityAppeals).where(ofEntry);
  const round = (before?.appeals ?? 0) + 1;
  if (round > rounds) throw new Refusal('reliability.already_appealed');
  await tx.db.insert(reliabilityAppeals).values({ id: uuidv7(), entryId, round, words, appealedAt: now() });
}
