import { providerMoneyApi as api } from '#contract/payments/provider-money.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { recordAct } from '../../operators/commands/record-act.ts';
import { recordProviderPayout } from './commands/record-provider-payout.ts';
import { findProviderPayout, listProviderPayouts } from './queries/list-provider-payouts.ts';
import { listProviderLines } from './queries/provider-lines.ts';

export const settlementRoutes: readonly Route[] = [
  read(api.lines, (db, actor, { query }) => listProviderLines(db, actor, query.cursor)),
  read(api.payouts, (db, actor, { query }) => listProviderPayouts(db, actor, query.cursor)),
  write(api.record, async (tx, actor, { body }) => {
    const id = await recordProviderPayout(tx, actor.adminId, body);
    await recordAct(tx, actor, 'payment.record_payout', { type: 'provider_payout', id }, body.bankReference);
    return findProviderPayout(tx.db, id);
  }),
];
