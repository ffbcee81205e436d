import { expect, test } from 'vitest';
import type { ProposedTag } from '#contract/catalogue/tags.ts';
import { type TagChoice, withProposals } from './tag-choice.ts';

const because = { before: '', marked: 'words', after: '' };
const proposal = (id: string, likely = true): ProposedTag => ({ id, kind: 'goods', label: id, because, likely });
const propose = (choice: TagChoice, ...proposed: ProposedTag[]) => withProposals(choice, proposed, () => 'goods');
const blank: TagChoice = { tags: null, seen: null, unconfirmed: new Set() };
const without = (choice: TagChoice, id: string): TagChoice => ({
  ...choice,
  tags: (choice.tags ?? []).filter((one) => one !== id),
});

test('the likely ones are chosen, and the others only offered', () => {
  expect(propose(blank, proposal('beer'), proposal('wine', false)).tags).toEqual(['beer']);
});

test('a removed tag stays removed when it is proposed again', () => {
  const first = propose(blank, proposal('beer'), proposal('wine'));
  const second = propose(without(first, 'beer'), proposal('beer'), proposal('wine'), proposal('snacks'));
  expect(second.tags).toEqual(['wine', 'snacks']);
});

test('an untouched tag leaves with its words, one added by hand stays', () => {
  const first = propose(blank, proposal('beer'));
  const byHand = { ...first, tags: ['beer', 'shoes'] };
  const second = propose(byHand, proposal('wine'));
  expect(second.tags).toEqual(['shoes', 'wine']);
  expect(propose(second, proposal('wine'), proposal('beer')).tags).toEqual(['shoes', 'wine', 'beer']);
});

test('stored tags stay as they are until the text changes', () => {
  const stored = { ...blank, tags: ['beer'] };
  const first = propose(stored, proposal('wine'));
  expect(first.tags).toEqual(['beer']);
  expect(propose(first, proposal('wine'), proposal('snacks')).tags).toEqual(['beer', 'snacks']);
  expect(propose({ ...blank, tags: [] }, proposal('wine')).tags).toEqual([]);
});

test('without any suggestion or choice the question is not answered', () => {
  expect(propose(blank).tags).toBeNull();
  expect(propose(propose(blank, proposal('beer'))).tags).toBeNull();
  const none = without(propose(blank, proposal('beer')), 'beer');
  expect(propose(none, proposal('beer')).tags).toEqual([]);
});

test('proposals stop at five of a kind', () => {
  const chosen = ['a', 'b', 'c', 'd'];
  const full = propose({ tags: chosen, seen: new Set(), unconfirmed: new Set() }, proposal('e'), proposal('f'));
  expect(full.tags).toEqual([...chosen, 'e']);
});
