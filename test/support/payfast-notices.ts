import { randomUUID } from 'node:crypto';
import { signNotification } from '#server/features/payments/gateway/signatures.ts';

/** Of the sandbox: what MODE=local uses. */
const sandbox = { merchantId: '10000100', passphrase: 'jt7NOE43FZPn' };

export interface Notice {
  readonly merchantPaymentId?: string;
  readonly pfPaymentId?: string;
  readonly status?: 'COMPLETE' | 'FAILED' | 'CANCELLED' | 'PENDING';
  /** In rand, as the provider writes it. */
  readonly gross?: string;
  readonly fee?: string;
  readonly token?: string;
  readonly merchantId?: string;
  readonly passphrase?: string;
}

/** A notification as the provider would send it: its fields, order and blanks, signed. */
export function noticeBody({
  merchantPaymentId = '',
  pfPaymentId = randomUUID(),
  status = 'COMPLETE',
  gross = '199.00',
  fee = '-4.58',
  token,
  merchantId = sandbox.merchantId,
  passphrase = sandbox.passphrase,
}: Notice): string {
  const blank = (prefix: string) => [1, 2, 3, 4, 5].map((number): [string, string] => [`${prefix}${number}`, '']);
  const fields: [string, string][] = [
    ['m_payment_id', merchantPaymentId],
    ['pf_payment_id', pfPaymentId],
    ['payment_status', status],
    ['item_name', 'Thengisa sales rep subscription'],
    ['item_description', ''],
    ['amount_gross', status === 'CANCELLED' ? '' : gross],
    ['amount_fee', status === 'COMPLETE' ? fee : ''],
    ['amount_net', ''],
    ...blank('custom_str'),
    ...blank('custom_int'),
    ['name_first', 'Thabo'],
    ['name_last', 'Mokoena'],
    ['email_address', 'thabo@example.co.za'],
    ['merchant_id', merchantId],
    ...(token === undefined
      ? []
      : ([
          ['token', token],
          ['billing_date', '2026-01-31'],
        ] as [string, string][])),
  ];
  const body = new URLSearchParams(fields).toString().replaceAll('*', '%2A');
  return `${body}&signature=${signNotification(fields, passphrase)}`;
}
