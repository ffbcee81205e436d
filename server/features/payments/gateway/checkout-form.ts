import { asciiEmail } from '#contract/email-address.ts';
import { paymentPages, webhookPath } from '#contract/payments/payments.ts';
import { toRands } from './amounts.ts';
import type { PayfastSettings } from './payfast-settings.ts';
import { signForm } from './signatures.ts';

export interface CheckoutOrder {
  /** Our own origin. */
  readonly siteUrl: string;
  readonly merchantPaymentId: string;
  readonly payer: {
    readonly userId: string;
    readonly email: string;
    readonly firstName: string | null;
    readonly lastName: string | null;
  };
  readonly itemName: string;
  readonly itemDescription: string;
  readonly amountCents: bigint;
  /** The kind of subscription, or the ids of courses, as many as fit. */
  readonly bought: string;
  /** Paid each month until cancelled, first on that day (`YYYY-MM-DD`, in South Africa). Null: paid once. */
  readonly monthly: { readonly from: string; readonly amountCents: bigint } | null;
  /** What a payer who leaves the checkout is shown that it was for. */
  readonly leftFor?: 'hires' | 'courses' | 'gifts';
}

const everyMonth = '3';
const untilCancelled = '0';
const subscription = '1';

/** The fields that the payer's browser posts to PayFast, in the order of the signature. */
export function checkoutForm(
  settings: PayfastSettings,
  {
    siteUrl,
    merchantPaymentId,
    payer,
    itemName,
    itemDescription,
    amountCents,
    bought,
    monthly,
    leftFor,
  }: CheckoutOrder,
): { readonly action: string; readonly fields: Record<string, string> } {
  const success = new URL(paymentPages.success, siteUrl);
  success.searchParams.set('payment_id', merchantPaymentId);
  const cancelled = new URL(paymentPages.cancelled, siteUrl);
  if (leftFor) cancelled.searchParams.set('for', leftFor);
  const email = asciiEmail(payer.email) ?? '';
  const all = {
    merchant_id: settings.merchantId,
    merchant_key: settings.merchantKey,
    return_url: success.href,
    cancel_url: cancelled.href,
    notify_url: new URL(webhookPath, siteUrl).href,
    name_first: shorten(payer.firstName ?? '', 100),
    name_last: shorten(payer.lastName ?? '', 100),
    // A truncated address is another address.
    email_address: email.length <= 100 ? email : '',
    m_payment_id: merchantPaymentId,
    amount: toRands(amountCents),
    item_name: shorten(itemName, 100),
    item_description: shorten(itemDescription, 255),
    custom_str1: payer.userId,
    // A truncated id is no id.
    custom_str2: wholeWords(bought, 255),
    ...(monthly && {
      subscription_type: subscription,
      billing_date: monthly.from,
      recurring_amount: toRands(monthly.amountCents),
      frequency: everyMonth,
      cycles: untilCancelled,
    }),
  };
  const fields: Record<string, string> = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  fields.signature = signForm(fields, settings.passphrase);
  return { action: new URL('/eng/process', settings.url).href, fields };
}

/** Shortens a text to one line that PayFast accepts: a browser would post a line break other than the one signed. */
function shorten(text: string, length: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...line].slice(0, length).join('').trim();
}

const wholeWords = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, text.lastIndexOf(' ', length));
