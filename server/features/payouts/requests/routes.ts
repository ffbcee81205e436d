import { payoutsApi } from '#contract/payouts/payouts.ts';
import { type Route, write } from '#server/platform/http/route.ts';
import { presentPayout } from '../present.ts';
import { findPayout } from '../queries/select-payouts.ts';
import { askPayout } from './commands/ask-payout.ts';
import { cancelPayout } from './commands/cancel-payout.ts';

export const requestRoutes: readonly Route[] = [
  write(payoutsApi.ask, async (tx, actor, { body }) =>
    presentPayout(await findPayout(tx.db, await askPayout(tx, actor, body))),
  ),
  write(payoutsApi.cancel, async (tx, actor, { params: { payoutId } }) => {
    await cancelPayout(tx, actor, payoutId);
    return presentPayout(await findPayout(tx.db, payoutId));
  }),
];
