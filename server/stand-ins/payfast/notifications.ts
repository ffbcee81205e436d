import type { Merchant } from './merchant.ts';
import { rands } from './merchant.ts';
import type { State } from './open-state.ts';
import { encodeFields, type Fields, notificationSignature, numbered } from './signing.ts';

export type Form = Readonly<Partial<Record<string, string>>>;

/** The content of a payment's notification. */
export interface SentNotification {
  readonly form: Form;
  readonly pfPaymentId: string;
  readonly status: 'COMPLETE' | 'CANCELLED' | 'FAILED' | 'PENDING';
  /** Null where no money moved: the amounts are then blank. */
  readonly amount: bigint | null;
  readonly fee: bigint;
  readonly subscription: { readonly token: string; readonly billingDate: string } | null;
  /** Whether it names the merchant's payment. */
  readonly named: boolean;
}

/** All fields of a notification, in PayFast's order; missing values are blank. */
function fieldsOf(notification: SentNotification, { merchantId }: Merchant): Fields {
  const { form, amount, fee, subscription } = notification;
  const of = (name: string) => [name, form[name] ?? ''] as const;
  return [
    ['m_payment_id', notification.named ? (form.m_payment_id ?? '') : ''],
    ['pf_payment_id', notification.pfPaymentId],
    ['payment_status', notification.status],
    of('item_name'),
    of('item_description'),
    ['amount_gross', amount === null ? '' : rands(amount)],
    ['amount_fee', amount === null ? '' : `-${rands(fee)}`],
    ['amount_net', amount === null ? '' : rands(amount - fee)],
    ...numbered('custom_str').map(of),
    ...numbered('custom_int').map(of),
    of('name_first'),
    of('name_last'),
    of('email_address'),
    ['merchant_id', merchantId],
    ...(subscription
      ? ([
          ['token', subscription.token],
          ['billing_date', subscription.billingDate],
        ] as const)
      : []),
  ];
}

export function signedBody(fields: Fields, { passphrase }: Pick<Merchant, 'passphrase'>): string {
  return `${encodeFields(fields)}&signature=${notificationSignature(fields, passphrase)}`;
}

/** Enqueues a notification in the transaction of its event. It is sent immediately, unless it is held back. */
export async function sendNotification(
  state: State,
  merchant: Merchant,
  notification: SentNotification,
): Promise<void> {
  await state.rows(
    `insert into payfast_stand_in.notifications (url, body, pf_payment_id, status, send_at, created_at)
     select $1, $2, $3, $4, case when hold then null else now() + clock_ahead end, now() + clock_ahead
     from payfast_stand_in.switches`,
    [
      notification.form.notify_url,
      signedBody(fieldsOf(notification, merchant), merchant),
      notification.pfPaymentId,
      notification.status,
    ],
  );
}
