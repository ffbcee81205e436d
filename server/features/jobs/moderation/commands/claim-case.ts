import { eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { administrators, publishLive } from '#server/platform/events/publish-live.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { jobCases } from '../tables.ts';
import { insistFree, lockCase } from './lock-case.ts';

interface Claim {
  readonly caseId: string;
  readonly takeOver: boolean;
}

export async function claimCase(tx: Tx, actor: AdminActor, { caseId, takeOver }: Claim): Promise<void> {
  const open = await lockCase(tx, caseId);
  if (!takeOver) insistFree(open, actor);
  if (open.claimedBy === actor.adminId) return;
  await setClaim(tx, open, { claimedBy: actor.adminId, claimedAt: now() });
}

export async function releaseCase(tx: Tx, actor: AdminActor, caseId: string): Promise<void> {
  const open = await lockCase(tx, caseId);
  insistFree(open, actor);
  await setClaim(tx, open, { claimedBy: null, claimedAt: null });
}

async function setClaim(
  tx: Tx,
  { id, jobId }: { readonly id: string; readonly jobId: string },
  claim: { readonly claimedBy: string | null; readonly claimedAt: Date | null },
): Promise<void> {
  await tx.db.update(jobCases).set(claim).where(eq(jobCases.id, id));
  await publishLive(tx, [administrators], { type: 'job_case.changed', jobId });
}
