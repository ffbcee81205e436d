import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { giveUpToken } from '../../commands/end-stray-token.ts';
import { openRefund } from '../../commands/open-refund.ts';
import { tellPayer } from '../../commands/tell-payer.ts';
import { completeCourses } from '../../course-orders/commands/complete-courses.ts';
import { isWithinACent } from '../../gateway/amounts.ts';
import { completeHires } from '../../hires/commands/complete-hires.ts';
import type { OwnedPaymentRow } from '../../tables.ts';
import { applied, type Subject, type Verdict } from './give-verdict.ts';
import { keepUnallocated, type Receipt } from './keep-unallocated.ts';

const paidOnce = {
  hires: { complete: completeHires, twice: 'Paid a second time for the same work.' },
  courses: { complete: completeCourses, twice: 'Paid a second time for the same course.' },
} as const;

export type OnceCheckout = OwnedPaymentRow & { readonly item: keyof typeof paidOnce };

export const isPaidOnce = (checkout: OwnedPaymentRow): checkout is OnceCheckout => checkout.item !== 'subscription';

/** Money came in for a checkout of work or of courses, which is paid once and by no token. */
export async function applyOnce(
  tx: Tx,
  receipt: Receipt,
  subject: Subject & { readonly checkout: OnceCheckout },
): Promise<Verdict> {
  const { checkout, charge } = subject;
  const { token, pfPaymentId, amountGrossCents: amountCents, feeCents } = receipt;
  const { complete, twice: reason } = paidOnce[checkout.item];
  const keep = async (why: string) => {
    await keepUnallocated(tx, receipt, subject, now());
    return applied(`${why} The money was kept for whoever paid it.`);
  };
  if (token !== null) {
    await giveUpToken(tx, token);
    return keep('It is paid for once, and this is a charge of a subscription.');
  }
  if (charge) return keep('It came in before, for something else.');
  if (checkout.provider !== 'card') return keep('It is about a payment that another provider takes.');
  if (!isWithinACent(checkout.amountGross, amountCents)) return keep('The amount is not what was to be paid.');
  if (await complete(tx, checkout, { pfPaymentId, amountCents, feeCents })) return applied();
  const twice = await keepUnallocated(tx, receipt, subject, now());
  const { userId, side, merchantPaymentId } = twice;
  await openRefund(tx, twice, reason);
  await tellPayer(tx, { userId, side, news: 'paid_back', merchantPaymentId });
  return applied('It is paid back: it was paid before.');
}
