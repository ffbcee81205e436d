import { isSame, sha256 } from '#server/platform/crypto/digests.ts';
import { toCents } from './amounts.ts';
import type { PayfastSettings } from './payfast-settings.ts';
import { phpUrlDecode } from './php-url-encode.ts';
import { joinFields, signNotification } from './signatures.ts';

/** A notification of PayFast about a payment, as received: nothing in it is trusted until it is checked. */
export interface ProviderNotification {
  /** In the order received, without the signature. */
  readonly fields: Readonly<Record<string, string>>;
  readonly signature: string;
  readonly merchantId: string;
  readonly merchantPaymentId: string | null;
  readonly pfPaymentId: string | null;
  /** COMPLETE, CANCELLED; FAILED and PENDING occur as well. */
  readonly paymentStatus: string | null;
  /** Null where there is none, as when a subscription was cancelled. */
  readonly amountGrossCents: bigint | null;
  /** PayFast's fee. */
  readonly feeCents: bigint;
  readonly token: string | null;
  readonly billingDate: string | null;
  readonly itemName: string | null;
  /** The user who pays, as named by the checkout. */
  readonly customStr1: string | null;
  /** The kind of subscription, as named by the checkout. */
  readonly customStr2: string | null;
}

/** What the database can store of values that anyone may send. */
const keepable = /^[^\0]{1,255}$/;

/** Null: this isn't a notification. */
export function readNotification(body: string): ProviderNotification | null {
  const raw = rawFields(body);
  if (raw === null) return null;
  const fields = Object.fromEntries(raw.fields.map(([name, value]) => [name, value.toString()]));
  const given = (name: string) => {
    const value = fields[name]?.trim() ?? '';
    return keepable.test(value) ? value : null;
  };
  const fee = toCents(given('amount_fee') ?? '') ?? 0n;
  const billingDate = given('billing_date');
  return {
    fields,
    signature: raw.signature,
    merchantId: given('merchant_id') ?? '',
    merchantPaymentId: given('m_payment_id'),
    pfPaymentId: given('pf_payment_id'),
    paymentStatus: given('payment_status'),
    amountGrossCents: toCents(given('amount_gross') ?? ''),
    feeCents: fee < 0n ? -fee : fee,
    token: given('token'),
    billingDate: billingDate !== null && /^\d{4}-\d{2}-\d{2}$/.test(billingDate) ? billingDate : null,
    itemName: given('item_name'),
    customStr1: given('custom_str1'),
    customStr2: given('custom_str2'),
  };
}

/** Whether it was signed with the passphrase. */
export function isSigned({ passphrase }: PayfastSettings, body: string): boolean {
  const raw = rawFields(body);
  if (raw === null) return false;
  return isSame(sha256(raw.signature), sha256(signNotification(raw.fields, passphrase)));
}

/** The parameters that PayFast is asked to confirm: all that was signed. */
export function parametersOf(body: string): string | null {
  const raw = rawFields(body);
  return raw && joinFields(raw.fields);
}

/**
 * Names are compared as they are, as PayFast does. Null for a name given twice or after the signature, which could smuggle
 * in an unsigned value.
 */
function rawFields(body: string): { fields: [name: string, value: Buffer][]; signature: string } | null {
  const pairs = body
    .trim()
    .split('&')
    .map((pair): [string, Buffer] => {
      const [name = '', ...value] = pair.split('=');
      return [phpUrlDecode(name).toString(), phpUrlDecode(value.join('='))];
    });
  const names = new Set(pairs.map(([name]) => name));
  const last = pairs.pop();
  if (last?.[0] !== 'signature' || pairs.length === 0 || names.size !== pairs.length + 1) return null;
  return names.has('') ? null : { fields: pairs, signature: last[1].toString() };
}
