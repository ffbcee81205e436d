import { eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { takeBackPoints } from '../../points/commands/take-back-points.ts';
import { certificates, endedBadges } from '../tables.ts';
import { lockCertificate } from './lock-certificate.ts';

interface Withdrawal {
  readonly number: string;
  readonly reason: string;
}

/** For good, with the points that it brought. Refusals: certificate.not_found, certificate.withdrawn. */
export async function withdrawCertificate(tx: Tx, actor: AdminActor, { number, reason }: Withdrawal): Promise<void> {
  const { id, badgeId, userId, courseId } = await lockCertificate(tx, { number, userId: null });
  const at = now();
  await tx.db.update(certificates).set({ withdrawnAt: at, withdrawnReason: reason }).where(eq(certificates.id, id));
  await tx.db.insert(endedBadges).values({ id: badgeId, because: 'withdrawn', endedAt: at });
  await takeBackPoints(tx, { userId, courseId });
  await recordAct(tx, actor, 'certificate.withdraw', { type: 'certificate', id }, reason);
}
