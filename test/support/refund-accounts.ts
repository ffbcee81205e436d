import { billingApi } from '#contract/payments/billing.ts';
import { callerOf } from './api.ts';
import type { TestApp } from './app.ts';
import type { Subscribed } from './subscribed.ts';
import { tokenFor } from './wallets.ts';

export const refundAccount = {
  accountHolder: 'Thabo Mokoena',
  bank: 'Capitec',
  branchCode: '470010',
  accountNumber: '1234567890',
};

/** A payer's actions on the bank account for refunds. */
export function openRefundAccounts(app: TestApp) {
  const visitor = callerOf(app.url, null);
  const billing = ({ person }: Subscribed) => person.call(billingApi.show, { query: { side: 'rep' } });
  const enterAccount = ({ person }: Subscribed, refundId: string, changes: object = {}) =>
    person.call(billingApi.giveRefundAccount, {
      params: { refundId },
      body: { ...refundAccount, password: person.password, ...changes },
    });
  const linkTo = ({ person }: Subscribed, page: 'confirm-refund-account' | 'not-my-refund-account') =>
    tokenFor(app, person, page);
  const confirmWith = (token: string) => visitor(billingApi.confirmRefundAccount, { body: { token } });
  const confirm = async (paid: Subscribed) => confirmWith(await linkTo(paid, 'confirm-refund-account'));
  const undo = async (paid: Subscribed) =>
    visitor(billingApi.undoRefundAccount, { body: { token: await linkTo(paid, 'not-my-refund-account') } });

  /** The hold after the confirmation is over. */
  async function passADay(refundId: string): Promise<void> {
    await app.database.pool.query(
      `update payment_refunds set account_usable_from = account_usable_from - interval '24 hours' where id = $1`,
      [refundId],
    );
  }

  /** Entered with the password and confirmed by the link, a day ago. */
  async function giveAccount(paid: Subscribed, refundId: string): Promise<void> {
    await enterAccount(paid, refundId);
    await confirm(paid);
    await passADay(refundId);
  }

  return { billing, enterAccount, linkTo, confirmWith, confirm, undo, passADay, giveAccount };
}
