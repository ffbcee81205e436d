import { randomUUID } from 'node:crypto';
import { craft, merchant } from './payfast.ts';

export interface Notice {
  readonly merchantPaymentId?: string;
  readonly pfPaymentId?: string;
  readonly status?: 'COMPLETE' | 'FAILED' | 'CANCELLED' | 'PENDING';
  /** In rand, in the provider's format. */
  readonly gross?: string;
  readonly fee?: string;
  readonly token?: string;
  readonly merchantId?: string;
  readonly passphrase?: string;
}

/** A provider notification: its fields, order and blanks, signed. */
export function noticeBody({
  merchantPaymentId = '',
  pfPaymentId = randomUUID(),
  status = 'COMPLETE',
  gross = '199.00',
  fee = '-4.58',
  token,
  merchantId = merchant.merchantId,
  passphrase = merchant.passphrase,
}: Notice): string {
  return craft(
    {
      m_payment_id: merchantPaymentId,
      pf_payment_id: pfPaymentId,
      payment_status: status,
      item_name: 'Thengisa sales rep subscription',
      amount_gross: status === 'CANCELLED' ? '' : gross,
      amount_fee: status === 'COMPLETE' ? fee : '',
      merchant_id: merchantId,
      ...(token === undefined ? {} : { token, billing_date: '2026-01-31' }),
    },
    passphrase,
  );
}
