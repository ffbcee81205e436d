import type { SafetyHint } from '#contract/messaging/options.ts';

const accountWords =
  /\b(?:bank(?:ing)?|account|acc|acct|branch|capitec|fnb|absa|nedbank|standard bank|tymebank|eft)\b/i;
// Account numbers as people write them: 8 to 13 digits, perhaps in groups. Not a phone number, which has a prefix.
const accountDigits = /(?<![\d+])(?!0[6-8]\d)\d(?:[ -]?\d){7,12}(?!\d)/;

const outside =
  /\b(?:pay|paid|payment|send (?:the )?money)\b[^.!?\n]{0,60}\b(?:cash|outside|directly|direct|off(?: the)? (?:app|site|platform)|e-?wallet|whatsapp|instant money|under the table)\b|\b(?:cash (?:in hand|only)|(?:outside|off) (?:of )?(?:the )?(?:app|site|platform|thengisa))\b/i;

// Also in WhatsApp's format, without a sign before the country, and with brackets.
const phone = /(?<!\d)(?:(?:\+|00)?27(?:[ .-]?\(0\))?|\(?0)[ .-]?[1-8]\d\)?(?:[ .-]?\d){7}(?!\d)/;

/** A hint to both beside a message. It is computed when it is shown, never stored and has no consequences. */
export function safetyHint(content: string, isFirst: boolean): SafetyHint | null {
  if (accountWords.test(content) && accountDigits.test(content)) return 'bank_account';
  if (outside.test(content)) return 'paid_elsewhere';
  return isFirst && phone.test(content) ? 'phone_number' : null;
}
