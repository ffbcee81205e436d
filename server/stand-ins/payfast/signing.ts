import { createHash } from 'node:crypto';

export type Fields = readonly (readonly [name: string, value: string])[];

/** As PayFast's pages list them, which is also the order that a form is signed in. */
const formOrder = [
  ...['merchant_id', 'merchant_key', 'return_url', 'cancel_url', 'notify_url'],
  ...['name_first', 'name_last', 'email_address', 'cell_number'],
  ...['m_payment_id', 'amount', 'item_name', 'item_description'],
  ...numbered('custom_int'),
  ...numbered('custom_str'),
  ...['email_confirmation', 'confirmation_address', 'payment_method'],
  ...['subscription_type', 'billing_date', 'recurring_amount', 'frequency', 'cycles'],
  ...['subscription_notify_email', 'subscription_notify_webhook', 'subscription_notify_buyer'],
];

export const isFormField = (name: string): boolean => formOrder.includes(name);

/** The signature that a form has to have, whatever order its fields arrive in. */
export function formSignature(form: ReadonlyMap<string, string>, passphrase: string): string {
  const given = formOrder.map((name) => [name, (form.get(name) ?? '').trim()] as const);
  return md5([...given.filter(([, value]) => value !== ''), ['passphrase', passphrase]]);
}

/** The signature of a notification: over its fields as sent, blanks included. */
export const notificationSignature = (fields: Fields, passphrase: string): string =>
  md5([...fields, ['passphrase', passphrase]]);

/** The signature that a call of the API has to have. */
export function callSignature(values: Readonly<Record<string, string>>, passphrase: string): string {
  const all = { ...values, passphrase };
  return md5(
    Object.keys(all)
      .sort()
      .map((name) => [name, all[name as keyof typeof all]] as const),
  );
}

/** URLSearchParams writes a form as PHP does, but for this one character. */
export function encodeFields(fields: Fields): string {
  return new URLSearchParams(fields.map(([name, value]) => [name, value])).toString().replaceAll('*', '%2A');
}

export function numbered(name: string): string[] {
  return [1, 2, 3, 4, 5].map((number) => name + number);
}

function md5(fields: Fields): string {
  return createHash('md5').update(encodeFields(fields)).digest('hex');
}
