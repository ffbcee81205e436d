/** Words that users ask about, and misspell. Shorter ones are too close to others. */
const known = [
  ...['certificate', 'certificates', 'commission', 'commissions', 'subscription', 'password', 'payment', 'payout'],
  ...['withdraw', 'wallet', 'refund', 'scammed', 'scammer', 'support', 'contact', 'register', 'verified', 'receive'],
  ...['trial', 'whatsapp', 'document', 'documents'],
];

/** Words that are one letter away from a known one. */
const unlike = ['contract'];

/** Misspellings that are more than one letter away, or of short words. */
const usual: Readonly<Record<string, string>> = {
  payed: 'paid',
  payd: 'paid',
  paied: 'paid',
  prise: 'price',
  scamed: 'scammed',
  certifcate: 'certificate',
  certifacate: 'certificate',
  sertificate: 'certificate',
  comission: 'commission',
  comision: 'commission',
  subscribtion: 'subscription',
};

/** The question in lower case with misspellings corrected; everything else is unchanged. */
export const correctSpelling = (text: string): string =>
  text.replace(
    /\p{L}+/gu,
    (word) => usual[word] ?? ([...known, ...unlike].includes(word) ? word : (known.find(isSlipOf(word)) ?? word)),
  );

/** Whether two words differ by one letter added, removed, changed, or two swapped; the first letter is equal. */
const isSlipOf = (word: string) => (other: string) => {
  if (word[0] !== other[0] || Math.abs(word.length - other.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at++;
  const [rest, otherRest] = [word.slice(at), other.slice(at)];
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
};
