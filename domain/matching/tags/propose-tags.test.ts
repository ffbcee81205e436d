import { expect, test, vi } from 'vitest';
import type { TextToTag } from '#contract/catalogue/tags.ts';
import { readTrade } from '../trade/read-trade.ts';
import { proposeRefusals, proposeTags } from './propose-tags.ts';

vi.mock('../trade/read-trade.ts', { spy: true });

const job = (title: string, description: string, requiredSkills: string | null = null): TextToTag => ({
  of: 'job',
  title,
  description,
  requiredSkills,
});
const profile = (description: string, skills: string[] = [], pasted: string | null = null): TextToTag => ({
  of: 'profile',
  description,
  skills,
  pasted,
});
const idsOf = (text: TextToTag) => proposeTags(text).map(({ id }) => id);

test('a job’s title counts more than its skills, and those more than its text, each with its words', () => {
  const proposed = proposeTags(
    job('Sampling for yoghurt', 'Hand out samples in supermarkets. You speak isiZulu.', 'Merchandising'),
  );
  expect(proposed.filter(({ kind }) => kind === 'work').map(({ id }) => id)).toEqual(['sampling', 'merchandising']);
  expect(proposed.find(({ id }) => id === 'dairy')).toEqual({
    ...{ id: 'dairy', kind: 'goods', label: expect.any(String), likely: true },
    because: { before: 'Sampling for ', marked: 'yoghurt', after: '' },
  });
  expect(proposed.map(({ id }) => id)).toContain('zulu');
});

test('what is optional, only wished for or spoken a little is not proposed', () => {
  expect(idsOf(job('Sampling', 'Own transport is a plus.'))).not.toContain('own');
  expect(idsOf(profile('I want to sell cars. I sold yoghurt.'))).toEqual(['dairy']);
  expect(idsOf(profile('I speak Xhosa and a bit of Zulu.'))).toEqual(['xhosa']);
});

test('at most five of a kind, of which three are likely', () => {
  const proposed = proposeTags(profile('', ['Beer', 'Wine', 'Yoghurt', 'Shoes', 'Insurance', 'Cars', 'SIM cards']));
  const goods = proposed.filter(({ kind }) => kind === 'goods');
  expect(goods.map(({ likely }) => likely)).toEqual([true, true, true, false, false]);
});

test('a pasted CV is read like a profile', () => {
  expect(idsOf(profile('', [], 'Promoter, 2023: tastings of yoghurt.'))).toEqual(
    expect.arrayContaining(['sampling', 'dairy']),
  );
});

test('work that a text rules out is proposed with its words', () => {
  expect(proposeRefusals(profile('I don’t sell alcohol. No commission only jobs please.'))).toEqual([
    { what: 'alcohol', because: expect.anything() },
    { what: 'commission-only', because: { before: '', marked: 'No commission only', after: ' jobs please.' } },
  ]);
  expect(proposeRefusals(profile('I sold beer and wine.'))).toEqual([]);
  expect(proposeRefusals(job('No alcohol', 'No commission only jobs.'))).toEqual([]);
});

test('a text of thousands of sentences is read to a bounded length, and each of them once', () => {
  const last = 'Beer, wine, yoghurt, shoes, insurance, sampling, merchandising, telesales, isiZulu, licence.';
  const refusal = 'I don’t sell alcohol, tobacco or door to door.';
  const reads = vi.mocked(readTrade).mock;
  const readsOf = (lines: number, text: string) => {
    reads.calls.length = 0;
    const pasted = `${'a\n'.repeat(lines)}${text}`;
    const found = [...proposeTags(profile('', [], pasted)), ...proposeRefusals(profile('', [], pasted))];
    return { found: found.length, reads: reads.calls.length };
  };
  for (const text of [last, refusal]) {
    const [none, some] = [readsOf(0, text), readsOf(300, text)];
    expect(some.found).toBe(none.found);
    expect(some.found).toBeGreaterThan(2);
    // Once for tags, and once for what is ruled out.
    expect(some.reads - none.reads).toBe(300 * 2);
  }
  expect(readsOf(9_900, last).reads).toBeLessThan(600 * 2 + 10);
});
