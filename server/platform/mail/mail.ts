/** A mail to one person, complete with its words. */
export interface Mail {
  /** An address alone, without a name. */
  readonly to: string;
  readonly toName?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A file of the file store that goes with it. */
  readonly attachment?: { readonly name: string; readonly key: string };
  /** Of a mail that nobody has to get: a page that stops such mails, and does so at once when a mail program posts to it. */
  readonly stopUrl?: string;
  /** To whoever has no account any more: nothing is kept of it. */
  readonly leavesNoTrace?: true;
}

// Control characters and the two Unicode line ends: anything that could begin a header of its own.
const unsafeInHeader = /[\p{Cc}\u2028\u2029]/u;
const unsafeRuns = /[\p{Cc}\u2028\u2029]+/gu;
const address = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,255}$/u;

/**
 * A subject with names and titles that others have chosen: one that no header may hold would otherwise stop the mails of
 * everybody who is written to in the same transaction.
 */
export const subjectOf = (words: string): string => words.replace(unsafeRuns, ' ').trim();

/** Throws when a header could be smuggled in through an address, a name or the subject. The message repeats none of them. */
export function refuseUnsafeMail(mail: Pick<Mail, 'to' | 'toName' | 'subject' | 'stopUrl'>): void {
  const { to, toName = '', subject, stopUrl } = mail;
  if (!address.test(to)) throw new Error('The email has no valid address');
  if (unsafeInHeader.test(toName)) throw new Error('The name of the recipient holds a line break or control character');
  if (unsafeInHeader.test(subject)) throw new Error('The subject of the email holds a line break or control character');
  if (stopUrl !== undefined && !/^https?:\/\/[^\s<>,]+$/.test(stopUrl))
    throw new Error('The unsubscribe address is not an address');
}
