import { expect, test } from 'vitest';
import { durban, monthJob, nearRep } from '#test/support/pair-to-match.ts';
import { compare } from './compare.ts';
import { noCorpus } from './corpus.ts';
import type { JobToMatch, RepToMatch } from './described.ts';
import { figureJob, figureRep } from './figures.ts';
import { jobFoundBy, repFoundBy } from './found-by.ts';
import { refusedBy } from './refusals.ts';
import { concepts } from './trade/trade-map.ts';

const job: JobToMatch = {
  ...monthJob,
  title: 'In-store promoter for yoghurt',
  description: 'Hand out samples in supermarkets. You need isiZulu and a licence.',
  startInDays: 30,
};

const rep: RepToMatch = { ...nearRep, skills: ['Sampling'], description: 'I sold yoghurt and beer.' };

const jobFigure = (change: Partial<JobToMatch>) => figureJob({ ...job, ...change }, noCorpus);
const repFigure = (change: Partial<RepToMatch>) => figureRep({ ...rep, ...change }, noCorpus);
const values = (ofJob: Partial<JobToMatch>, ofRep: Partial<RepToMatch>) => compare(jobFigure(ofJob), repFigure(ofRep));
const idsOf = (asks: readonly { number: number }[]) => asks.map(({ number }) => concepts[number]?.id);

test('what a business confirmed is what the job is about, and what was only read counts little beside it', () => {
  const { products, selling } = jobFigure({ tags: ['dairy', 'snacks', 'sampling', 'gone'] });
  expect(products.map(({ number, share, isMain }) => [concepts[number]?.id, share, isMain])).toEqual([
    ['dairy', 0.5, true],
    ['snacks', 0.5, true],
  ]);
  const [first, ...others] = selling;
  expect(first).toMatchObject({ share: 0.85, isMain: true });
  expect(others.length).toBeGreaterThan(0);
  expect(others.every(({ isMain }) => !isMain)).toBe(true);
  expect(selling.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test('with no tags confirmed, nothing read is the subject of the job', () => {
  const { products } = jobFigure({ tags: [] });
  expect(idsOf(products)).toEqual(['dairy']);
  expect(products.some(({ isMain }) => isMain)).toBe(false);
});

test('confirmed languages and papers are all that is needed', () => {
  const needed = (tags: string[] | null, anyLanguage = false) => {
    const { languages, transport, anyLanguage: any } = jobFigure({ tags, anyLanguage }).needs;
    return { ids: idsOf([...languages, ...transport].map((number) => ({ number }))), any };
  };
  expect(needed(null)).toEqual({ ids: ['zulu', 'licence'], any: false });
  expect(needed([])).toEqual({ ids: [], any: false });
  expect(needed(['sotho', 'zulu', 'own'], true)).toEqual({
    ids: expect.arrayContaining(['zulu', 'sotho', 'own']),
    any: true,
  });
});

test('what a rep confirmed counts wholly, whatever their text says, and what is only read counts for less', () => {
  const before = values({}, {});
  const confirmed = values({}, { tags: ['dairy', 'sampling'], description: 'I never sold yoghurt.' });
  expect(confirmed.product).toBe(1);
  expect(confirmed.selling ?? 0).toBeGreaterThan(0.4);
  expect(values({}, { tags: [] }).product ?? 0).toBeLessThan(before.product ?? 0);
  expect(values({}, { tags: ['licence', 'zulu'] })).toMatchObject({ transport: 1, languages: 1 });
});

test('confirmed work is searched for first', () => {
  const first = (terms: readonly { term: string }[]) => terms.slice(0, 2).map(({ term }) => term);
  const tags = ['homes', 'property-agent', 'zulu'];
  expect(first(jobFoundBy({ ...job, tags }, noCorpus))).toEqual(['=homes', '=property-agent']);
  const terms = repFoundBy({ ...rep, tags }, noCorpus).map(({ term }) => term);
  expect(terms).toContain('=homes');
  expect(terms.filter((term) => term === '=homes')).toHaveLength(1);
});

test.each([
  ['alcohol', { tags: ['beer'] }, 'product', 0],
  ['alcohol', { title: 'Wine promoter' }, 'practice', 0],
  ['tobacco', { tags: ['tobacco'] }, 'product', 0],
  ['door-to-door', { tags: ['doors'] }, 'practice', 0],
  ['nights', { endsLate: true }, 'availability', 0.1],
  ['relocating', { place: durban }, 'reach', 0],
  ['commission-only', { jobType: 'Commission Only' }, 'pay', 0.1],
] as const)('%s is ruled out', (what, change, feature, value) => {
  const ofJob: Partial<JobToMatch> = change;
  expect(refusedBy({ ...rep, refuses: [what] }, jobFigure(ofJob))).toEqual([what]);
  expect(refusedBy({ ...rep, refuses: [what] }, jobFigure({}))).toEqual([]);
  expect(refusedBy(rep, jobFigure(ofJob))).toEqual([]);
  const roams = { description: 'I sold beer, wine and yoghurt. Willing to relocate.' };
  expect(values(ofJob, { ...roams, refuses: [what] })[feature]).toBe(value);
  expect(values(ofJob, roams)[feature] ?? 1).toBeGreaterThan(value);
});

test('a refusal in a text counts for half once they were asked', () => {
  const refusing = { description: 'No yoghurt please, and no evenings.' };
  const asked = { ...refusing, refuses: [] };
  expect(values({}, refusing).practice).toBe(0);
  expect(values({}, asked).practice ?? 0).toBeGreaterThan(0.2);
  const late = { description: 'Hand out samples until 22:00.' };
  const [text, half] = [values(late, refusing).availability ?? 0, values(late, asked).availability ?? 0];
  expect(half).toBeGreaterThan(text);
  expect(half).toBeLessThan(values(late, {}).availability ?? 0);
});
