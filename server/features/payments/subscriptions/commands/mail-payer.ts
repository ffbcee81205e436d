import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import type { PayerTold } from '../../commands/tell-payer.ts';
import { findPayer } from '../../queries/find-payer.ts';
import { findPayment } from '../../queries/find-payment.ts';
import { findLiveSubscription } from '../../queries/find-subscription.ts';
import { payerMail } from '../texts.ts';

interface Services {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly siteUrl: string;
}

/** Writes the mail that a payer is owed, with what is true when it is written. Who closed their account gets none. */
export async function mailPayer({ db, transaction, siteUrl }: Services, told: PayerTold): Promise<void> {
  const payer = await findPayer(db, told.userId, told.side);
  if (!payer) return;
  const payment = await findPayment(db, told.merchantPaymentId ?? null);
  const subscription = await findLiveSubscription(db, told);
  await transaction((tx) => queueMail(tx, payerMail(told.news, { payer, payment, subscription, siteUrl })));
}
