import { isSame, sha256 } from '#server/platform/crypto/digests.ts';
import { toCents } from './amounts.ts';
import type { PayfastSettings } from './payfast-settings.ts';
import { phpUrlDecode } from './php-url-encode.ts';
import { joinFields, signNotification } from './signatures.ts';

/** What PayFast tells us of a payment, as it says it: nothing of it is true before it was checked. */
export interface ProviderNotification {
  /** In the order received, without the signature. */
  readonly fields: Readonly<Record<string, string>>;
  readonly signature: string;
  readonly merchantId: string;
  readonly merchantPaymentId: string | null;
  readonly pfPaymentId: string | null;
  /** COMPLETE, CANCELLED; FAILED and PENDING are seen as well. */
  readonly paymentStatus: string | null;
  /** Null where there is none, as when a subscription was cancelled. */
  readonly amountGrossCents: bigint | null;
  /** What PayFast keeps. */
  readonly feeCents: bigint;
  readonly token: string | null;
  readonly billingDate: string | null;
  readonly itemName: string | null;
  /** The user who pays, as the checkout said. */
  readonly customStr1: string | null;
  /** The kind of subscription, as the checkout said. */
  readonly customStr2: string | null;
}

/** A database takes no more than that of what anybody may send. */
const keepable = /^[^\0]{1,255}$/;

/** Null: this is no notification. */
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

/** Whether somebody made it who knows the passphrase. */
export function isSigned({ passphrase }: PayfastSettings, body: string): boolean {
  const raw = rawFields(body);
  if (raw === null) return false;
  return isSame(sha256(raw.signature), sha256(signNotification(raw.fields, passphrase)));
}

/** What PayFast is asked about when it is to confirm a notification: all that was signed. */
export function parametersOf(body: string): string | null {
  const raw = rawFields(body);
  return raw && joinFields(raw.fields);
}

/** Names are used as they are, as by PayFast. A name given twice, or after the signature, could say what nobody signed. */
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
