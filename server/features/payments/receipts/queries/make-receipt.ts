import type { Db } from '#server/platform/db/pool.ts';
import { renderPdf } from '#server/platform/pdf/pdf-threads.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../../accounts/access.ts';
import { readSettings } from '../../../operators/queries/read-settings.ts';
import { findOwnPayment } from '../../checkouts/queries/own-payments.ts';
import { receiptName } from '../../present.ts';
import { findPaidFor } from '../../queries/find-paid-for.ts';
import { findPayer } from '../../queries/find-payer.ts';
import { receiptOf } from '../texts.ts';

interface Receipt {
  /** Of the file. */
  readonly name: string;
  readonly pdf: Buffer;
}

/** The PDF receipt of the user's own payment. Made on request: the data in its row never changes. */
export async function makeReceipt(
  db: Db,
  { userId }: Pick<SignedInActor, 'userId'>,
  merchantPaymentId: string,
): Promise<Receipt> {
  const payment = await findOwnPayment(db, { userId }, merchantPaymentId);
  const { paidAt, receiptNumber } = payment;
  if (paidAt === null || receiptNumber === null) throw new Refusal('payment.not_found');
  const payer = await findPayer(db, userId, payment.side);
  const paidFor = (await findPaidFor(db, [payment]))(payment);
  const content = receiptOf({
    payment: { ...payment, paidAt, receiptNumber },
    payerName: payer?.name ?? '',
    support: await readSettings(db),
    ...paidFor,
  });
  return { name: `${receiptName(receiptNumber)}.pdf`, pdf: await renderPdf(content) };
}
