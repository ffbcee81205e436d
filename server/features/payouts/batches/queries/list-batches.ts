import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { adminPageSize, type Page } from '#contract/paging.ts';
import type { BatchStatus, BatchStory, PayoutBatch } from '#contract/payouts/batches.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { payouts } from '../../tables.ts';
import { presentBatch, presentExit } from '../present.ts';
import { payoutBatchExits, payoutBatches } from '../tables.ts';
import { findReleaseRefusal } from './find-release-refusal.ts';
import { freeAtBank } from './free-at-bank.ts';
import { payoutsOfBatch } from './list-payouts.ts';

const [maker, releaser, canceller] = [alias(adminUsers, 'm'), alias(adminUsers, 'r'), alias(adminUsers, 'c')];

const selectBatches = (db: Db) =>
  db
    .select({
      batch: getTableColumns(payoutBatches),
      madeByEmail: maker.email,
      releasedByEmail: releaser.email,
      cancelledByEmail: canceller.email,
    })
    .from(payoutBatches)
    .innerJoin(maker, eq(maker.id, payoutBatches.madeBy))
    .leftJoin(releaser, eq(releaser.id, payoutBatches.releasedBy))
    .leftJoin(canceller, eq(canceller.id, payoutBatches.cancelledBy))
    .$dynamic();

interface Filter {
  readonly status?: BatchStatus | undefined;
  readonly cursor?: string | undefined;
}

/** Newest first. */
export async function listBatches(db: Db, _actor: AdminActor, { status, cursor }: Filter): Promise<Page<PayoutBatch>> {
  const { madeAt, id } = payoutBatches;
  const page = pageBehind(cursor, [madeAt, id]);
  const rows = await selectBatches(db)
    .where(and(status && eq(payoutBatches.status, status), page.behind))
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  return pageOfRows(rows, adminPageSize, ({ batch }) => ({ at: batch.madeAt, id: batch.id }), presentBatch);
}

/** A batch, what is free in our bank account, and why the actor can't release it. */
export async function showBatch(db: Db, actor: AdminActor, batchId: string, secretKey: Secret): Promise<BatchStory> {
  const [row] = await selectBatches(db).where(eq(payoutBatches.id, batchId));
  if (!row) throw new Refusal('payout_batch.not_found');
  const refusal = await findReleaseRefusal(db, actor, row.batch, secretKey);
  return {
    ...presentBatch(row),
    payouts: await payoutsOfBatch(db, batchId),
    takenOut: await exitsOf(db, batchId),
    freeAtBankCents: Number(await freeAtBank(db)),
    notReleasedBecause: row.batch.status === 'made' && refusal ? refusal.message : null,
    fileSha256: row.batch.fileSha256?.toString('hex') ?? null,
  };
}

async function exitsOf(db: Db, batchId: string): Promise<BatchStory['takenOut']> {
  const { takenOutAt, takenOutBy } = payoutBatchExits;
  const rows = await db
    .select({ exit: payoutBatchExits, number: payouts.number, amountCents: payouts.amountCents, by: adminUsers.email })
    .from(payoutBatchExits)
    .innerJoin(payouts, eq(payouts.id, payoutBatchExits.payoutId))
    .leftJoin(adminUsers, eq(adminUsers.id, takenOutBy))
    .where(eq(payoutBatchExits.batchId, batchId))
    .orderBy(asc(takenOutAt), asc(payouts.number));
  return rows.map(presentExit);
}
