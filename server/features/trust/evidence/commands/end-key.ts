import { eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { fingerprintOf, readKeyState } from '#server/platform/secret-key.ts';
import { noticeMs } from '#server/platform/secret-ring.ts';
import { writeAudit } from '../../../operators/commands/record-act.ts';
import { digestOfPacks, listPacks, signingKeyOf } from '../services/evidence-keys.ts';
import { evidenceKeys } from '../tables.ts';

interface Ending {
  readonly keyId: string;
  readonly reason: string;
  /** SECRET_KEY and SECRET_KEY_PREVIOUS. */
  readonly secretKeys: readonly string[];
}

/**
 * Ends a key for good: only the packs that were issued under it until now count from now on. `signing`: it is the key that new packs are signed with, or
 * was a minute ago.
 */
export async function endKey(
  tx: Tx,
  { keyId, reason, secretKeys }: Ending,
): Promise<{ readonly packs: number } | 'unknown' | 'already' | 'signing'> {
  // The other secret takes over after this, or before.
  const state = await readKeyState(tx.db, 'share');
  const isRecent = state?.former && Date.now() - state.since.getTime() < 2 * noticeMs;
  const signing = secretKeys.filter((one) => isRecent || fingerprintOf(one) === state?.fingerprint);
  if (signing.some((one) => signingKeyOf(one).id === keyId)) return 'signing';
  // Packs that are being registered are waited for.
  const [key] = await tx.db.select().from(evidenceKeys).where(eq(evidenceKeys.id, keyId)).for('update');
  if (!key) return 'unknown';
  if (key.endedAt !== null) return 'already';
  const packs = await listPacks(tx.db, keyId);
  await tx.db
    .update(evidenceKeys)
    .set({ endedAt: now(), packs: packs.length, packsSha256: digestOfPacks(packs) })
    .where(eq(evidenceKeys.id, keyId));
  const why = `${keyId}: ${reason}`;
  await writeAudit(tx.db, {
    ...{ adminId: null, who: 'command line', act: 'evidence_key.end', outcome: 'done', reason: why, from: null },
  });
  return { packs: packs.length };
}
