// Apart from the fields, so that public pages have the rule without zod.
/** What people write between digits, and what comes along when a number is pasted: every dash, and invisible characters. */
const partsOfNumbers = /[\s()./\p{Pd}\p{Cf}]/gu;
const southAfrican = /^(?:(?:\+|00)?270?|0)[1-9]\d{8}$/;
/** With the code of another country, as E.164 has it. */
const foreign = /^(?:\+|00)(?!27)[1-9]\d{6,14}$/;

/** As far as its digits tell. Which numbers a country gives out is the server's to know. */
export function isPhoneNumber(typed: string): boolean {
  const digits = typed.replace(partsOfNumbers, '');
  return southAfrican.test(digits) || foreign.test(digits);
}

export const phoneExpected = 'Enter a phone number such as 082 123 4567 or +27 82 123 4567.';
