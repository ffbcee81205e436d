import { chargesToday } from '#domain/payments/charges-today.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { readSettings } from '../../../operators/queries/read-settings.ts';
import type { PayerNotice } from '../../commands/notify-payer.ts';
import { findOrdered } from '../../course-orders/queries/find-ordered.ts';
import { findHires } from '../../hires/queries/find-hires.ts';
import { findPayer } from '../../queries/find-payer.ts';
import { findPayment } from '../../queries/find-payment.ts';
import { findRefund } from '../../queries/find-refunds.ts';
import { findLiveSubscription } from '../../queries/find-subscription.ts';
import { findTrialTerms } from '../../queries/find-trial-terms.ts';
import { findRefundable } from '../queries/find-refundable.ts';
import { payerMail } from '../texts.ts';

interface Services {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly siteUrl: string;
}

/** Writes an email to a payer from the state at that moment, and leaves out what is no longer true. Closed accounts get none. */
export async function mailPayer({ db, transaction, siteUrl }: Services, told: PayerNotice): Promise<void> {
  const { userId, side, news, merchantPaymentId = null, refundId } = told;
  const payer = await findPayer(db, userId, side);
  if (!payer) return;
  const { trialEndsAt } = await findTrialTerms(db, userId, side);
  const subscription = await findLiveSubscription(db, told);
  const now = new Date();
  const payment = await findPayment(db, merchantPaymentId);
  const mail = payerMail(news, {
    payer,
    payment,
    courses: merchantPaymentId === null ? [] : await findOrdered(db, merchantPaymentId),
    hires: payment ? ((await findHires(db, [payment])).get(payment.merchantPaymentId) ?? []) : [],
    refund: refundId === undefined ? undefined : await findRefund(db, refundId),
    subscription,
    refundable: subscription ? ((await findRefundable(db, subscription, now))?.first.merchantPaymentId ?? null) : null,
    trialEndsOn: dayInSouthAfrica(trialEndsAt),
    now,
    monthlyCents: chargesToday(await readSettings(db))[side]?.monthlyCents ?? null,
    siteUrl,
  });
  if (mail) await transaction((tx) => queueMail(tx, mail));
}
