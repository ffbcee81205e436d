type Common = (text: string) => boolean;

let loading: Promise<Common> | null = null;

/**
 * Whether many people use a password, or a word in theirs: the 50,000 passwords of eight signs and more that were found most
 * often, and as many words that passwords are made of. Read when the first is chosen: most processes never need them.
 */
export function commonPasswords(): Promise<Common> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Common> {
  const [{ default: whole }, { dictionary }] = await Promise.all([
    import('fxa-common-password-list'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const words = new Set(dictionary['passwords-common']);
  return (text) => words.has(text) || whole.test(text);
}
