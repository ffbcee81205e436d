import { expect, test } from 'vitest';
import { ApiError, unreachable } from '#web/lib/api-client.ts';
import { duplicateOf } from './duplicate-of.ts';

const refused = (code: string, about?: string) =>
  new ApiError({ title: 'No', detail: 'Why not', status: 409, code, about });

test('only the refusal of a duplicate links to the open job, in the server’s words', () => {
  expect(duplicateOf(refused('job.duplicate', 'that-one'))).toEqual({ jobId: 'that-one', detail: 'Why not' });
  expect(duplicateOf(refused('job.changed', 'that-one'))).toBeNull();
  for (const other of [refused('job.duplicate'), unreachable, new Error('No'), null])
    expect(duplicateOf(other)).toBeNull();
});
