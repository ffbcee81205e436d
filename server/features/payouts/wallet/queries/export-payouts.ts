import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { presentPayout } from '../../present.ts';
import { selectPayouts } from '../../queries/select-payouts.ts';
import { payouts } from '../../tables.ts';

/** A rep's payouts, by the references shown to them, oldest first. */
export async function exportPayouts(db: Db, { repId }: { readonly repId: string | null }) {
  if (repId === null) return { wallet: { payouts: [] } };
  const asked = await selectPayouts(db).where(eq(payouts.repId, repId)).orderBy(asc(payouts.askedAt), asc(payouts.id));
  return { wallet: { payouts: asked.map(presentPayout) } };
}
