import type { Tx } from '#server/platform/db/transaction.ts';
import type { DemoHiring } from './demo-hiring.ts';

interface Moved {
  readonly key: string;
  readonly engagementId: string;
  readonly amountCents: bigint;
}

/** The ledger's own commands: nobody else writes to it. */
export interface DemoLedger {
  readonly fundEngagement: (
    tx: Tx,
    input: Moved & { readonly businessId: string; readonly repId: string },
  ) => Promise<unknown>;
  readonly releaseToRep: (tx: Tx, input: Moved) => Promise<unknown>;
}

/** Whoever was accepted for a job that is over has done the work and got the money; for the others it is held. */
export async function moveDemoMoney(
  tx: Tx,
  { fundEngagement, releaseToRep }: DemoLedger,
  hiring: DemoHiring,
): Promise<void> {
  const jobs = new Map(hiring.jobs.map(({ id, ...job }) => [id, job]));
  for (const { id: engagementId, jobId, repId, businessId, status } of hiring.applications) {
    const job = jobs.get(jobId);
    if (status !== 'accepted' || !job) continue;
    const amountCents = BigInt(job.compensationCents);
    await fundEngagement(tx, { key: `demo ${engagementId} funded`, engagementId, businessId, repId, amountCents });
    if (job.closedAt) await releaseToRep(tx, { key: `demo ${engagementId} released`, engagementId, amountCents });
  }
}
