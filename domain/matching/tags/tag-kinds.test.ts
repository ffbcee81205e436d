import { expect, test } from 'vitest';
import { mostTags, tagId } from '#contract/catalogue/tags.ts';
import { allTags, refuseTags, tagOf, tagsOf } from './tag-kinds.ts';

test('what is confirmed has a kind, and what is only read has none', () => {
  expect(tagOf('sampling')).toEqual({ id: 'sampling', kind: 'work', label: 'sampling and tastings' });
  expect(tagOf('own')?.kind).toBe('paper');
  expect(tagOf('matric')?.kind).toBe('paper');
  for (const id of ['weekends', 'unknown', '', 'constructor']) expect(tagOf(id)).toBeNull();
  expect(tagsOf(['zulu', 'gone', 'sampling']).map(({ label }) => label)).toEqual(['isiZulu', 'sampling and tastings']);
  expect(tagsOf(null)).toEqual([]);
});

test('unknown tags and a sixth of a kind are refused', () => {
  const work = allTags().flatMap(({ id, kind }) => (kind === 'work' ? [id] : []));
  expect(refuseTags(null)).toBeNull();
  expect(refuseTags([])).toBeNull();
  expect(refuseTags([...work.slice(0, 5), 'zulu'])).toBeNull();
  expect(refuseTags(work.slice(0, 6))).toBe('tag.unknown');
  expect(refuseTags(['sampling', 'weekends'])).toBe('tag.unknown');
});

test('every tag of the list can be sent', () => {
  const ids = allTags().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(tagId.safeParse(id).success, id).toBe(true);
  expect(mostTags).toBe(25);
});
