import { paymentsApi } from '#contract/payments/payments.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { makeReceipt } from './queries/make-receipt.ts';

export const receiptRoutes: readonly Route[] = [
  read(paymentsApi.receipt, async (db, actor, { params: { merchantPaymentId } }) => {
    const { name, pdf } = await makeReceipt(db, actor, merchantPaymentId);
    return { name, pdf: pdf.toString('base64') };
  }),
];
