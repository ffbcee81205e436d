import { passwordMaximum } from '#contract/accounts/account.ts';

/** Passwords common here that lists from elsewhere lack. In lower case. */
const localWords: ReadonlySet<string> = new Set(
  `
amakhosi bafana bafanabafana biltong bloemfontein bokke braaivleis dumela eishbru ethekwini gauteng howzit joburg johannesburg
kaizerchiefs krugerpark loadshedding madiba masandawana mbombela molweni mzansi ngiyakuthanda nkosisikelel orlandopirates
polokwane protea proteas rooibos rustenburg sandton sawubona sharksrugby siyabonga southafrica soweto springbok springboks
stellenbosch stormers sundowns tshwane ubuntu umhlanga
`
    .trim()
    .split(/\s+/),
);

interface Context {
  readonly minimum: number;
  /** Publicly known words about the person, from `known-words.ts`. */
  readonly known: readonly string[];
  /** Whether a word or password in lower case is on a list of common ones. */
  readonly isCommon: (text: string) => boolean;
}

export type PasswordWeakness = 'too_short' | 'too_long' | 'common' | 'personal';

/** Why a password is too weak, or null. `personal`: close to a word known about the person. */
export function passwordWeakness(password: string, { minimum, known, isCommon }: Context): PasswordWeakness | null {
  if ([...password].length < minimum) return 'too_short';
  if (password.length > passwordMaximum) return 'too_long';
  const plain = password.normalize('NFKC').toLowerCase();
  if (new Set(plain).size < 3 || formsOf(plain).some((form) => isCommon(form) || localWords.has(form))) return 'common';
  return [plain, undisguised(plain)].some((form) => isMostly(form, known)) ? 'personal' : null;
}

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

const undisguised = (password: string) => password.replaceAll(/[013457@$]/g, (sign) => disguises[sign] ?? sign);

/** Variants an attacker with the list would try: in a usual disguise, with years, numbers or signs around it, twice, backwards. */
function formsOf(password: string): string[] {
  const plain = undisguised(password);
  const half = password.slice(0, password.length / 2);
  const backwards = [...password].reverse().join('');
  const forms = [password, bareWord(password), plain, bareWord(plain), backwards];
  return half + half === password ? [...forms, half] : forms;
}

/** Without up to six digits and signs before and after it. */
function bareWord(password: string): string {
  return password.replaceAll(/^[^a-z]{1,6}|[^a-z]{1,6}$/g, '');
}

const lettersBeside = 3;
const signsBeside = 8;

/** Little more than such words: at most three letters besides, and no more digits and signs than a date has. */
function isMostly(password: string, words: readonly string[]): boolean {
  let rest = password;
  for (const word of [...words].sort((one, other) => other.length - one.length)) rest = rest.replaceAll(word, '');
  return rest !== password && rest.length <= signsBeside && rest.replaceAll(/\P{L}/gu, '').length <= lettersBeside;
}
