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
}

// Control characters and the two Unicode line ends: anything that could begin a header of its own.
const unsafeInHeader = /[\p{Cc}\u2028\u2029]/u;
const address = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,255}$/u;

/** Throws when a header could be smuggled in through an address, a name or the subject. The message repeats none of them. */
export function refuseUnsafeMail({ to, toName = '', subject }: Pick<Mail, 'to' | 'toName' | 'subject'>): void {
  if (!address.test(to)) throw new Error('The mail has no valid address');
  if (unsafeInHeader.test(toName)) throw new Error('The name of the recipient holds a line break or control character');
  if (unsafeInHeader.test(subject)) throw new Error('The subject of the mail holds a line break or control character');
}
