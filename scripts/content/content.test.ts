import { expect, test } from 'vitest';
import type { TradeData } from '#domain/matching/trade/trade-data.ts';
import { compileDemo } from './compile-demo.ts';
import { compileTrade } from './compile-trade.ts';
import { listContent } from './read-content.ts';
import { compilers, readCompiled, textOf } from './write-compiled.ts';

test.each(Object.entries(compilers))('%s is the output of `npm run content`', (path, compile) => {
  expect(readCompiled(path)).toBe(textOf(compile()));
});

const trade: TradeData = compileTrade();
const { concepts, senses, kinship, usualWays, words } = trade;
const byId = new Map(concepts.map((concept) => [concept.id, concept]));
const ends = ([one, other]: readonly [string, string, number]) => [one, other];
const families = new Set(concepts.map(({ family }) => family));

test('the trade map has each concept once', () => {
  expect(byId.size).toBe(concepts.length);
});

test('every name in the trade map is defined in it', () => {
  const meant = Object.values(senses).flatMap((list) => list.flatMap(({ means }) => means ?? []));
  const ways = [...words.namedByProduct, ...words.namedAfterProduct];
  const unknown = [...meant, ...ways, ...kinship.pairs.flatMap(ends), ...usualWays.flatMap(ends)].filter(
    (id) => !byId.has(id),
  );
  expect(unknown).toEqual([]);
  const related = [...Object.keys(kinship.withinFamily), ...kinship.families.flatMap(ends)];
  expect(related.filter((family) => !families.has(family))).toEqual([]);
});

test('a pair of the trade is within one group, and there once', () => {
  const groupOf = (id: string) => byId.get(id)?.group;
  expect(kinship.pairs.filter(([one, other]) => groupOf(one) !== groupOf(other))).toEqual([]);
  for (const list of [kinship.pairs, kinship.families]) {
    const sorted = list.map((pair) => ends(pair).toSorted().join());
    expect(sorted.filter((one, at) => sorted.indexOf(one) !== at)).toEqual([]);
  }
});

test('a product with a usual way of selling is a product', () => {
  expect(usualWays.filter(([, product]) => byId.get(product)?.group !== 'product')).toEqual([]);
});

test('every applicant of the demo is in it, once for each gig', () => {
  const { reps, businesses, gigs, present } = compileDemo();
  expect(Object.keys(gigs)).toEqual(Object.keys(businesses));
  for (const { title, applications } of [...Object.values(gigs).flat(), ...Object.values(present)]) {
    const applied = applications.map(({ rep }) => rep as string);
    expect(
      applied.filter((rep, at) => !(rep in reps) || applied.indexOf(rep) !== at),
      title,
    ).toEqual([]);
  }
});

test('every gig file of the demo is of one of its businesses', () => {
  const { businesses, gigs } = compileDemo();
  expect(Object.values(gigs).filter((list) => list.length === 0)).toEqual([]);
  expect(listContent('demo/gigs')).toHaveLength(Object.keys(businesses).length);
});
