import { expect, test, vi } from 'vitest';
import { plainJob, plainRep } from '#test/support/pair-to-match.ts';
import { compare } from './compare.ts';
import { noCorpus } from './corpus.ts';
import type { RepToMatch } from './described.ts';
import { figureJob, figureRep } from './figures.ts';
import { unquotableOf } from './own-names.ts';
import { quoteOfRep, quoteOfRequired, sharedSkills } from './quotable.ts';
import { readTrade } from './trade/read-trade.ts';
import { numberOf } from './trade/trade-map.ts';

vi.mock('./trade/read-trade.ts', { spy: true });

const sampling = numberOf('sampling');
const named = (ofRep: Partial<RepToMatch>, fullName: string) => {
  const rep = { ...plainRep, ...ofRep };
  return figureRep({ ...rep, unquotable: unquotableOf(rep, fullName) }, noCorpus);
};
const pairOf = (requiredSkills: string, rep: ReturnType<typeof figureRep>) => {
  const job = figureJob({ ...plainJob, requiredSkills }, noCorpus);
  return { job, rep, values: compare(job, rep), audience: 'business' } as const;
};

test.each([
  'Food sampling, see @thabo_sells',
  'Food sampling, see instagram.com/thabo',
  'Food sampling, ask 555 1234',
  'Food sampling, ask 5551234',
  'Food sampling by thabo',
  'food sampling by NKOSI',
])('“%s” is quoted neither from a text nor from the skills', (text) => {
  for (const said of [{ description: text }, { skills: [text] }]) {
    const rep = named(said, 'Thabo Nkosi');
    expect(rep.offers.names.has(sampling)).toBe(true);
    expect(quoteOfRep(rep, sampling)).toBeNull();
    expect(sharedSkills(pairOf('Food sampling', rep))).toEqual([]);
  }
});

test('a surname that is a word of the trade counts in ranking, and is not quoted', () => {
  const [beer, said] = [numberOf('beer'), { skills: ['beer'], description: 'I sold beer.' }];
  const rep = named(said, 'Anton de Beer');
  expect(rep.offers).toEqual(figureRep({ ...plainRep, ...said }, noCorpus).offers);
  expect(rep.offers.names.has(beer)).toBe(true);
  expect(quoteOfRep(rep, beer)).toBeNull();
  expect(sharedSkills(pairOf('Beer', rep))).toEqual([]);
  expect(sharedSkills(pairOf('Beer', named(said, 'Anton Nkosi')))).toHaveLength(1);
});

test('required skills are taken apart as ranking does: not before an alternative, nor within brackets', () => {
  const quoteOf = (requiredSkills: string, id: string) => {
    const quote = quoteOfRequired(figureJob({ ...plainJob, requiredSkills }, noCorpus), numberOf(id));
    return quote && `${quote.before}${quote.marked}${quote.after}`;
  };
  expect(quoteOf('Own car, or reliable transport', 'own')).toBe('Own car, or reliable transport');
  expect(quoteOf('isiZulu, driver’s licence (code 8, 10)', 'licence')).toBe('driver’s licence (code 8, 10)');
});

test('what a pair shares is read once, and of a long list only the first thirty skills', () => {
  const rep = named({ skills: ['Food sampling', 'Tastings', 'Telesales'] }, 'Thabo Nkosi');
  const pair = pairOf(Array.from({ length: 200 }, (_, at) => `skill${at}`).join(','), rep);
  const reads = vi.mocked(readTrade).mock.calls;
  const before = reads.length;
  const shared = sharedSkills(pair);
  expect(reads.length - before).toBeLessThanOrEqual(30 + 3 + 1);
  const after = reads.length;
  expect(sharedSkills(pair)).toBe(shared);
  expect(sharedSkills({ ...pair })).toEqual(shared);
  expect(reads.length).toBe(after);
});
