import { expect, test } from 'vitest';
import type { ProposedTag, TagKind } from '#contract/catalogue/tags.ts';
import { chosenByHand, offeredFor, type TagChoice, unanswered, withProposals } from './tag-choice.ts';

const because = { before: '', marked: 'words', after: '' };
const proposal = (id: string, likely = true, kind: TagKind = 'goods'): ProposedTag => ({
  ...{ id, kind, label: id },
  ...{ because, likely },
});
const propose = (choice: TagChoice, ...proposed: ProposedTag[]) => withProposals(choice, proposed, () => 'goods');
const without = (choice: TagChoice, id: string) =>
  chosenByHand(
    choice,
    (choice.tags ?? []).filter((one) => one !== id),
  );

test('the likely ones are chosen, and the others only offered', () => {
  expect(propose(unanswered, proposal('beer'), proposal('wine', false)).tags).toEqual(['beer']);
});

test('a removed tag stays removed when it is proposed again', () => {
  const first = propose(unanswered, proposal('beer'), proposal('wine'));
  const second = propose(without(first, 'beer'), proposal('beer'), proposal('wine'), proposal('snacks'));
  expect(second.tags).toEqual(['wine', 'snacks']);
});

test('an untouched tag leaves with its words, one added by hand stays', () => {
  const first = propose(unanswered, proposal('beer'));
  const second = propose(chosenByHand(first, ['beer', 'shoes']), proposal('wine'));
  expect(second.tags).toEqual(['shoes', 'wine']);
  expect(propose(second, proposal('wine'), proposal('beer')).tags).toEqual(['shoes', 'wine', 'beer']);
});

test('stored tags stay as they are until the text changes', () => {
  const stored = { ...unanswered, tags: ['beer'] };
  const first = propose(stored, proposal('wine'));
  expect(first.tags).toEqual(['beer']);
  expect(propose(first, proposal('wine'), proposal('snacks')).tags).toEqual(['beer', 'snacks']);
  expect(propose({ ...unanswered, tags: [] }, proposal('wine')).tags).toEqual([]);
});

test('without any suggestion or choice the question is not answered', () => {
  expect(propose(unanswered).tags).toBeNull();
  expect(propose(propose(unanswered, proposal('beer'))).tags).toBeNull();
  const none = without(propose(unanswered, proposal('beer')), 'beer');
  expect(propose(none, proposal('beer')).tags).toEqual([]);
});

test('once every tag was removed by hand, none is the answer, whatever the text suggested between', () => {
  const emptied = without(propose({ ...unanswered, tags: ['beer'] }), 'beer');
  expect(emptied.tags).toEqual([]);
  const suggested = propose(emptied, proposal('wine'));
  expect(suggested.tags).toEqual(['wine']);
  expect(propose(suggested).tags).toEqual([]);

  const oneRemoved = without(propose(unanswered, proposal('beer'), proposal('wine')), 'beer');
  expect(propose(oneRemoved).tags).toEqual([]);
});

test('a rep’s licences are offered, not chosen; a job’s are chosen', () => {
  const proposed = [proposal('beer'), proposal('drivers-licence', true, 'paper')];
  expect(propose(unanswered, ...offeredFor('profile', proposed)).tags).toEqual(['beer']);
  expect(propose(unanswered, ...offeredFor('job', proposed)).tags).toEqual(['beer', 'drivers-licence']);
});

test('proposals stop at five of a kind', () => {
  const chosen = ['a', 'b', 'c', 'd'];
  const full = propose({ ...unanswered, tags: chosen, seen: new Set() }, proposal('e'), proposal('f'));
  expect(full.tags).toEqual([...chosen, 'e']);
});
