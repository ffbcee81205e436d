import { expect, test } from 'vitest';
import { refuseTags } from '#domain/matching/tags/tag-kinds.ts';
import { readTagSet } from '../../bench/matching/tag-set.ts';

const { jobs, profiles } = readTagSet();

test('there are 60 gigs and 60 profiles, each once', () => {
  for (const list of [jobs, profiles]) {
    expect(list).toHaveLength(60);
    expect(new Set(list.map(({ text }) => JSON.stringify(text))).size).toBe(60);
  }
});

test.each([...jobs, ...profiles].map(({ tags }, at) => ({ at, tags })))(
  '%# has tags that can be confirmed',
  ({ tags }) => {
    expect(refuseTags(tags)).toBeNull();
    expect(new Set(tags).size).toBe(tags.length);
  },
);
