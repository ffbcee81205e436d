// Matched at the start of a word only: a long one without an end would be scanned again from each of its letters.
const mailAddress = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
// Nine digits after 0 or 27, whatever is between them. If a time of day follows, it is a date: 05.12.2026 08:00.
const phoneNumber = /(?<![\p{L}\p{N}])(?:\+?\s?(?:00)?27|0)(?:[\s()./_*\p{Pd}]{0,3}\d){9}(?!\d|:\d)/gu;
const chatLink = /\b(?:https?:\/\/)?(?:wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com|t\.me)\/\S+/giu;

/** A business's text about a job, for the public: mail addresses and phone numbers of people are removed. */
export const withoutContacts = (text: string, instead: string): string =>
  [chatLink, mailAddress, phoneNumber].reduce((left, way) => left.replace(way, instead), text);

/** A handle, an address on the web, or digits enough for a number to call. */
const wayToFind = /[@＠]|https?:|[\p{L}\p{N}]\.\p{L}{2,}|\d(?:[\s()./_*+\p{Pd}]{0,3}\d){6}/iu;
const years = /(?<!\d)(?:19|20)\d\d\s?\p{Pd}\s?(?:19|20)\d\d(?!\d)/gu;

/** Whether a text may tell how to find its writer elsewhere. Strict: a word too many is only left unquoted. */
export const holdsContacts = (text: string): boolean =>
  withoutContacts(text, '') !== text || wayToFind.test(text.replace(years, ''));
