import type { Merchant } from './merchant.ts';
import { cents } from './merchant.ts';
import { formSignature, isFormField } from './signing.ts';

const longest: Partial<Record<string, number>> = { m_payment_id: 100, item_name: 100, name_first: 100, name_last: 100 };
const smallestRecurring = 500n;

/** PayFast's complaints about a form, one a line. */
export function checkForm(form: ReadonlyMap<string, string>, merchant: Merchant): string[] {
  const value = (name: string) => form.get(name) ?? '';
  const problems: string[] = [];
  const need = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem);
  };
  for (const [name, text] of form) {
    need(name === 'signature' || isFormField(name), `There is no field ${name}.`);
    need([...text].length <= (longest[name] ?? 255) || name.endsWith('_url'), `${name} is too long.`);
  }
  need(value('merchant_id') === merchant.merchantId, 'The merchant is not known.');
  need(value('merchant_key') === merchant.merchantKey, 'The merchant key is not right.');
  need((cents(value('amount')) ?? 0n) > 0n, 'amount is to be rands with a dot, and more than 0.00.');
  need(value('item_name') !== '', 'item_name is missing.');
  for (const name of ['return_url', 'cancel_url', 'notify_url']) {
    need(/^https?:\/\//.test(value(name)) && URL.canParse(value(name)), `${name} is not an address.`);
  }
  if (form.has('subscription_type')) {
    need(merchant.passphrase !== '', 'Subscriptions need a passphrase.');
    need(value('subscription_type') === '1', 'Only subscription_type 1 is played here.');
    need((cents(value('recurring_amount')) ?? 0n) >= smallestRecurring, 'recurring_amount is to be R5.00 or more.');
    need(/^\d{4}-\d{2}-\d{2}$/.test(value('billing_date')), 'billing_date is to be a day, such as 2026-11-22.');
    need(/^[1-6]$/.test(value('frequency')), 'frequency is to be 1 to 6.');
    need(/^\d+$/.test(value('cycles')), 'cycles is to be a number; 0 is until cancelled.');
  }
  const signature = formSignature(form, merchant.passphrase);
  need(value('signature') === signature, 'Generated signature does not match submitted signature.');
  return problems;
}
