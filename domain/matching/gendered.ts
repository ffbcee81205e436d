/** Job words whose form says a person's gender, under the form that counts. Endings that are regular follow below. */
const irregular = `
bartender: barman barmen barmaid barlady barladies barwoman barwomen
host: hostess
steward: stewardess
waiter: waitress waitron
usher: usherette
manager: manageress
actor: actress
seamster: seamstress
masseur: masseuse
landlord: landlady landladies
gasheer: gasvrou gasvroue gasdame gasdames gashere
kelner: kelnerin kelnerinne
promotor: promotrise
verkoper: verkoopsperson verkoopster
bemarker: bemarkster
werker: werkster
demonstreerder: demonstreerster demonstratrise
verteenwoordiger: verteenwoordigster
kassier: kassierster
skoonmaker: skoonmaakster
onderwyser: onderwyseres
sekretaris: sekretaresse
verpleegkundige: verpleegster verpleer
person: man men woman women lady ladies girl guy boy gent gentleman gentlemen female male mens mense persoon
  persone manne vrou vroue vrouens dame meisie seun abafazi abesifazane abesilisa amadoda amantombazane banna basadi indoda insizwa
  intombazane intombi monna mosadi owesifazane owesilisa umfazi
`;

const forms = new Map(
  irregular
    .trim()
    .split(/\n(?! )/)
    .map((line) => line.split(':'))
    .flatMap(([one = '', others = '']) =>
      others
        .trim()
        .split(/\s+/)
        .map((other) => [other, one] as const),
    ),
);

const person = 'person';

/** Words for people of a gender, with their plurals. */
export const genderWords: readonly string[] = [...forms]
  .filter(([, one]) => one === person)
  .flatMap(([word]) => [word, `${word}s`]);

/** Salesman, saleslady, verkoopsdame. Shorter beginnings are other words: human, German, Roman. */
const regular =
  /^(.{4,}?)(?:wo)?(?:man|men|lady|ladies|girls?|guys?|boys?|persons?|people|manne|vroue?|dames?|meisies?|persoon|persone)$/;
/** Feminine, or a plural: agente, konsultante. */
const feminine = /^(.*(?:agent|konsultant|assistent))es?$/;

const known = (word: string) => forms.get(word) ?? forms.get(word.replace(/(?:(?<=s)e)?s$/, ''));

/** One form for all genders of a job word: salesperson for saleslady. Words for men and women alone are all one, which counts for nothing. */
export function neutral(word: string): string {
  const one = known(word);
  if (one !== undefined) return one;
  const [, before] = regular.exec(word) ?? [];
  if (before !== undefined) return known(`${before}${person}`) ?? `${before}${person}`;
  return feminine.exec(word)?.[1] ?? word;
}
