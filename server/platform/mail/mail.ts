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
  /** For optional mails: a page that unsubscribes, directly when a mail program posts to it. */
  readonly stopUrl?: string;
  /** To a recipient without an account any more: it is not recorded. */
  readonly leavesNoTrace?: true;
}

// Control characters and the two Unicode line ends: anything that could begin a header of its own.
const unsafeInHeader = /[\p{Cc}\u2028\u2029]/u;
const unsafeRuns = /[\p{Cc}\u2028\u2029]+/gu;
const address = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,255}$/u;

/**
 * A subject with names and titles that others have chosen: one that no header may hold would otherwise stop the mails to all recipients of the same
 * transaction.
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
