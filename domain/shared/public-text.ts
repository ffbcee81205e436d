// Looked for where a word begins alone: a long one without an end would be read again from each of its letters.
const mailAddress = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
// Nine digits after 0 or 27, whatever stands between them. What goes on as a time of day is a date before it: 05.12.2026 08:00.
const phoneNumber = /(?<![\p{L}\p{N}])(?:\+?\s?(?:00)?27|0)(?:[\s()./_*\p{Pd}]{0,3}\d){9}(?!\d|:\d)/gu;
const chatLink = /\b(?:https?:\/\/)?(?:wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com|t\.me)\/\S+/giu;

/** What a business wrote about a job, for everybody to read: how to reach a person by mail or phone is left out. */
export const withoutContacts = (text: string, instead: string): string =>
  [chatLink, mailAddress, phoneNumber].reduce((left, way) => left.replace(way, instead), text);
