import { describe, expect, test } from 'vitest';
import { monthJob, nearRep } from '#test/support/pair-to-match.ts';
import { explainMatch } from '#texts/matching/explain-match.ts';
import { compare } from './compare.ts';
import { noCorpus } from './corpus.ts';
import type { JobToMatch, RepToMatch } from './described.ts';
import { figureJob, figureRep } from './figures.ts';
import { neutral } from './gendered.ts';
import { prior, score } from './model.ts';
import { withoutOwnNames } from './own-names.ts';
import { concepts } from './trade/trade-map.ts';
import { splitWords, stem } from './words.ts';

const job: JobToMatch = { ...monthJob, description: 'Three days.' };

const rep: RepToMatch = { ...nearRep, industry: 'retail' };

const plain = (text: string) => text.replace(/\p{L}+/gu, (word) => stem(word.toLowerCase()));

/** Features, score and reasons of a pair; its own words in reasons by their stems. */
function outcomeOf(ofJob: Partial<JobToMatch>, ofRep: Partial<RepToMatch>) {
  const [one, other] = [figureJob({ ...job, ...ofJob }, noCorpus), figureRep({ ...rep, ...ofRep }, noCorpus)];
  const values = compare(one, other);
  const reasons = (['rep', 'business'] as const).map((audience) => explainMatch(prior, one, other, values, audience));
  return { values, score: score(prior, values), reasons: plain(JSON.stringify(reasons)) };
}

const alone = ['man', 'woman', 'lady', 'girl', 'guy', 'ladies', 'gents', 'men', 'dames', 'manne'];
const endings = ['man', 'woman', 'lady', 'girl', 'men', 'ladies', 'person', 'people', 'vrou', 'dame'];
const sets = [
  ['host', 'hostess', 'hostesses'],
  ['steward', 'stewardess', 'stewards'],
  ['waiter', 'waitress', 'waitresses'],
  ['barman', 'barmaid', 'barlady', 'bartender'],
  ['gasheer', 'gasvrou', 'gasvroue'],
  ['verkoper', 'verkoopsman', 'verkoopsdame', 'verkoopsvrou', 'verkoopster', 'verkopers'],
  ['agent', 'agente'],
];
const ofOne = (word: string): string[] => {
  const form = neutral(word);
  if (form === 'person') return alone;
  return (
    sets.find((set) => set.includes(word) || set.includes(form)) ??
    (form.endsWith('person') ? endings.map((ending) => form.slice(0, -6) + ending) : [])
  );
};

/** A phrase with each of its gendered words in every other form. */
function swapsOf(phrase: string): string[] {
  const words = splitWords(phrase);
  return words.flatMap((word, at) => ofOne(word).map((form) => words.with(at, form).join(' ')));
}

const swaps = concepts.flatMap(({ said }) =>
  said
    .map((phrase) => ({ phrase: phrase.replace('^', ''), others: swapsOf(phrase) }))
    .filter(({ others }) => others.length > 0),
);

test('phrases with a gendered word are many', () => {
  expect(swaps.length).toBeGreaterThan(60);
});

test.each(swaps)('$phrase is the same of any gender', ({ phrase, others }) => {
  const whole = splitWords(phrase).join(' ');
  const asked = outcomeOf({ title: whole, requiredSkills: whole }, { skills: [whole], description: `I am ${whole}.` });
  for (const other of others) {
    expect(
      outcomeOf({ title: whole, requiredSkills: whole }, { skills: [other], description: `I am ${other}.` }),
    ).toEqual(asked);
    expect(
      outcomeOf({ title: other, requiredSkills: other }, { skills: [whole], description: `I am ${whole}.` }),
    ).toEqual(asked);
  }
});

test.each(concepts.map(({ label }) => label))(
  '%s: whom a job asks for, and what a rep calls themselves, counts for nothing',
  (label) => {
    const of = (who: string) =>
      outcomeOf(
        {
          title: `Sales ${who} for ${label}`,
          requiredSkills: `${who}, ${label}`,
          description: `Two ${who} wanted, ${label}.`,
        },
        { skills: [label], description: `Promo ${who}. I did ${label} with other ${who}.` },
      );
    const people = of('woman');
    expect(of('person').values).toEqual(people.values);
    for (const who of ['lady', 'man', 'ladies', 'gents', 'girl', 'guys', 'dames', 'manne', 'vrou'])
      expect(of(who)).toEqual(people);
  },
);

const names =
  `Charity Fortune Baker Pearl Gift Precious Grace George Hope Faith Joy Blessing Innocent Goodwill Wiseman Justice Prince Princess
Beauty Happy Lucky Comfort Patience Prudence Mercy Ruby Jewel Rose Lily Daisy Olive Ginger Amber Hunter Porter Butcher Potter Cook Gardener
Driver Carpenter Cooper Taylor Mason Fisher Coffee Brown Bond Bank Price Sales Virginia`.split(/\s+/);

const withName = (name: string) => {
  const tell = (text: string) => withoutOwnNames(text, `${name} ${name === 'Baker' ? 'Pearl' : 'Baker'}`);
  return {
    skills: ['Sampling', 'isiZulu'],
    description: tell(
      `My name is ${name}. Two years of in-store tastings. ${name} sells! Ask for ${name.toUpperCase()}, ${name}'s stall is the best.`,
    ),
  };
};

describe.each(concepts.filter((_, at) => at % 6 === 0).map(({ label }) => label))('for a job about %s', (label) => {
  const about = { title: label, requiredSkills: label, description: `We sell ${label}.` };
  test('no name moves anything', () => {
    const [first, ...others] = names.map((name) => outcomeOf(about, withName(name)));
    for (const other of others) expect(other).toEqual(first);
  });
});

test('a name is taken out where it is a name, and the trade of the same word stays', () => {
  expect(withoutOwnNames('I am Pearl Baker, a baker in Springs.', 'Pearl Baker')).toBe('I am …, a baker in Springs.');
  expect(withoutOwnNames("Charity's charity shop", 'Charity Nkosi')).toBe('… charity shop');
  expect(
    withoutOwnNames('PRECIOUS sells precious stones. Gracefully yours, Grace-Ann', 'Precious Grace Ann Dube'),
  ).toBe('… sells precious stones. Gracefully yours, …');
  expect(withoutOwnNames('Van sales with Zoë and Zoe', 'Zoë Van der Merwe')).toBe('Van sales with … and …');
  expect(withoutOwnNames('[A-Z]+ and C++', '[A-Z]+ C++ (x')).toBe('[A-Z]+ and C++');
});
