import { z } from 'zod';
import { checkedNumber, cleanNumber, withoutLabel } from './clean-number.ts';

/** Full stops group thousands. After another one they are the cents of a spreadsheet, which are no digits of an account. */
const bankDigits = (typed: string) => cleanNumber(withoutLabel(typed)).replace(/\.(?=\d{3})/g, '');

const digits = (label: string) => z.string(`${label} is required.`).overwrite(bankDigits);

/** A bank account number: its digits. */
export const accountNumber = digits('Account number').regex(/^\d{6,16}$/, 'An account number has 6 to 16 digits.');

/** A bank's branch code: its digits. */
export const branchCode = digits('Branch code').regex(/^\d{6}$/, 'A branch code has 6 digits.');

/** `ZA4123456789`, `VAT4123456789`. */
const withoutCountry = (number: string) => number.replace(/^(?:ZA|VAT|BTW)(?=\d)/i, '');
const vatDigits = (typed: string | null | undefined) => (typed ? withoutCountry(checkedNumber(typed)) || null : null);
const isVatNumber = (number: string | null) => number === null || /^4\d{9}$/.test(number);
const vatNumberExpected = 'A VAT number has 10 digits and begins with 4.';

/** An optional VAT number: its digits. Blank becomes null. */
export const optionalVatNumber = z.string().nullish().transform(vatDigits).refine(isVatNumber, vatNumberExpected);

/** The same where null has to be given: a missing value leaves it unchanged. */
export const vatNumberOrNone = z.string().nullable().transform(vatDigits).refine(isVatNumber, vatNumberExpected);
