import type { AdminAct } from '#contract/operators/audit.ts';
import { adminPayoutsApi } from '#contract/payouts/admin-payouts.ts';
import { batchesApi } from '#contract/payouts/batches.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type Input, type Route, read, write } from '#server/platform/http/route.ts';
import { writeAsAdmin } from '../../operators/access/write-as-admin.ts';
import type { AdminActor } from '../../operators/access.ts';
import { recordAct } from '../../operators/commands/record-act.ts';
import { cancelBatch, takeOut } from './commands/cancel-batch.ts';
import { holdWallet } from './commands/hold-wallet.ts';
import { makeBatch } from './commands/make-batch.ts';
import { payBatch } from './commands/pay-batch.ts';
import { proposeLift } from './commands/propose-lift.ts';
import { proposeReturn } from './commands/propose-return.ts';
import { releaseBatch } from './commands/release-batch.ts';
import { failPayout, payPayout } from './commands/settle-payout.ts';
import { takeFile } from './commands/take-file.ts';
import { countPayouts } from './queries/count-payouts.ts';
import { listBatches, showBatch } from './queries/list-batches.ts';
import { listHolds, listPayouts, showPayout } from './queries/list-payouts.ts';

const payouts = adminPayoutsApi;
const batches = batchesApi;

interface Settings {
  /** Decrypts the bank account numbers. */
  readonly secretKey: Secret;
}

type OnPayout = typeof payouts.pay | typeof payouts.fail | typeof payouts.takeOut | typeof payouts.hold;
type OnBatch = typeof batches.release | typeof batches.cancel | typeof batches.pay;

/** Returns the payout as it is after the action. */
const onPayout = <E extends OnPayout>(
  endpoint: E,
  name: AdminAct,
  run: (tx: Tx, actor: AdminActor, input: Input<E>) => Promise<void>,
) =>
  writeAsAdmin<OnPayout>(
    endpoint,
    { name, on: ({ params }) => ({ type: 'payout', id: params.payoutId }) },
    async (tx, actor, input) => {
      await run(tx, actor, input as Input<E>);
      return showPayout(tx.db, actor, input.params.payoutId);
    },
  );

/** Returns the batch as it is after the action. */
const onBatch = <E extends OnBatch>(
  { secretKey }: Settings,
  endpoint: E,
  name: AdminAct,
  run: (tx: Tx, actor: AdminActor, input: Input<E>) => Promise<void>,
) =>
  writeAsAdmin<OnBatch>(
    endpoint,
    { name, on: ({ params }) => ({ type: 'payout_batch', id: params.batchId }) },
    async (tx, actor, input) => {
      await run(tx, actor, input as Input<E>);
      return showBatch(tx.db, actor, input.params.batchId, secretKey);
    },
  );

/** What admins see and do about payouts. Every action is logged, and so is every download of the file with the accounts. */
export const batchRoutes = (settings: Settings): readonly Route[] => [
  read(payouts.list, (db, actor, { query }) => listPayouts(db, actor, query)),
  read(payouts.figures, (db, actor) => countPayouts(db, actor)),
  read(payouts.holds, (db, actor, { query }) => listHolds(db, actor, query.cursor)),
  onPayout(payouts.pay, 'payout.pay', (tx, _actor, { params }) => payPayout(tx, params.payoutId)),
  onPayout(payouts.fail, 'payout.fail', (tx, actor, { params, body }) => failPayout(tx, actor, { ...params, ...body })),
  write(payouts.markReturned, async (tx, actor, { params, body }) => {
    await proposeReturn(tx, actor, { ...params, ...body });
    return showPayout(tx.db, actor, params.payoutId);
  }),
  onPayout(payouts.takeOut, 'payout.take_out', (tx, actor, { params }) => takeOut(tx, actor, params.payoutId)),
  onPayout(payouts.hold, 'wallet.hold', (tx, actor, { params, body }) => holdWallet(tx, actor, { ...params, ...body })),
  write(payouts.lift, (tx, actor, { params, body }) => proposeLift(tx, actor, { ...params, ...body })),
  read(batches.list, (db, actor, { query }) => listBatches(db, actor, query)),
  read(batches.show, (db, actor, { params }) => showBatch(db, actor, params.batchId, settings.secretKey)),
  write(batches.make, async (tx, actor, { body }) => {
    const id = await makeBatch(tx, actor, body.payoutIds);
    await recordAct(tx, actor, 'payout_batch.make', { type: 'payout_batch', id });
    return showBatch(tx.db, actor, id, settings.secretKey);
  }),
  onBatch(settings, batches.release, 'payout_batch.release', (tx, actor, { params, body }) =>
    releaseBatch(tx, actor, { ...params, ...body, ...settings }),
  ),
  onBatch(settings, batches.cancel, 'payout_batch.cancel', (tx, actor, { params }) =>
    cancelBatch(tx, actor, params.batchId),
  ),
  onBatch(settings, batches.pay, 'payout_batch.pay', (tx, _actor, { params }) => payBatch(tx, params.batchId)),
  writeAsAdmin(
    batches.file,
    { name: 'payout_batch.take_file', on: ({ params }) => ({ type: 'payout_batch', id: params.batchId }) },
    (tx, actor, { params }) => takeFile(tx, actor, params.batchId, settings),
  ),
];
