import { createHash } from 'node:crypto';
import { phpUrlEncode } from './php-url-encode.ts';

type Pairs = readonly (readonly [name: string, value: string | Uint8Array])[];

/**
 * Signs the form that a payer posts: in the order of the fields, without the blank ones.
 * @param passphrase blank: none is set at PayFast
 */
export function signForm(fields: Readonly<Record<string, string>>, passphrase: string): string {
  const trimmed = Object.entries(fields).map(([name, value]) => [name, value.trim()] as const);
  return sign(
    withPassphrase(
      trimmed.filter(([, value]) => value !== ''),
      passphrase,
    ),
  );
}

/** Signs a notification: its fields in the order received, including blank ones. */
export function signNotification(fields: Pairs, passphrase: string): string {
  return sign(withPassphrase(fields, passphrase));
}

/** Signs an API call: headers, body, query and the passphrase, sorted together. */
export function signCall(values: Readonly<Record<string, string>>, passphrase: string): string {
  const all = Object.entries({ ...values, passphrase }).filter(([, value]) => value !== '');
  return sign(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The signed string, which is also sent back to have a notification confirmed. */
export function joinFields(fields: Pairs): string {
  return fields.map(([name, value]) => `${name}=${phpUrlEncode(value)}`).join('&');
}

function withPassphrase(fields: Pairs, passphrase: string): Pairs {
  const trimmed = passphrase.trim();
  return trimmed === '' ? fields : [...fields, ['passphrase', trimmed]];
}

function sign(fields: Pairs): string {
  return createHash('md5').update(joinFields(fields)).digest('hex');
}
