import { expect, test } from 'vitest';
import { markSaved } from './saved-api.ts';

const job = (id: string, saved: boolean) => ({ id, saved, location: { id: 'durban' } });

test('updates the job in every list that has it, and no other', () => {
  const pages = { pages: [{ items: [job('a', false), job('b', false)], nextCursor: null }], pageParams: [undefined] };
  expect(markSaved(pages, 'a', true)).toEqual({
    ...pages,
    pages: [{ items: [job('a', true), job('b', false)], nextCursor: null }],
  });
  expect(markSaved({ items: [{ job: job('a', true), reasons: ['Near'] }] }, 'a', false).items[0]?.job.saved).toBe(
    false,
  );
});

test('leaves items that cannot be saved unchanged', () => {
  expect(markSaved({ id: 'a', title: 'A job', counts: null }, 'a', true)).toEqual({
    id: 'a',
    title: 'A job',
    counts: null,
  });
});
