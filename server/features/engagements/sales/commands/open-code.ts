import { randomInt } from 'node:crypto';
import { saleCodeLength, saleCodeLetters } from '#contract/engagements/sales-options.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { lockOwnEngagement } from '../../commands/move-milestone.ts';
import { findCode } from '../queries/find-code.ts';
import { salesCodes } from '../tables.ts';
import { countScan, type Device } from './count-scan.ts';

const newCode = () =>
  Array.from({ length: saleCodeLength }, () => saleCodeLetters.charAt(randomInt(saleCodeLetters.length))).join('');

/** The code of the rep’s gig, made at the first call. The device is noted as the rep’s own for the day. */
export async function openCode(tx: Tx, { repId }: RepActor, engagementId: string, device: Device): Promise<string> {
  const { engagement } = await lockOwnEngagement(tx, { repId }, engagementId);
  if (!engagement.salesTerms) throw new Refusal('sales.none');
  let code = await findCode(tx.db, engagementId);
  while (code === null) {
    // Of 34 billion codes, a new one is hardly ever taken.
    const [made] = await tx.db
      .insert(salesCodes)
      .values({ engagementId, code: newCode(), madeAt: now() })
      .onConflictDoNothing({ target: salesCodes.code })
      .returning();
    code = made?.code ?? null;
  }
  await countScan(tx, { engagementId, device, own: true });
  return code;
}
