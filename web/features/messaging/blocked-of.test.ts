import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-client.ts';
import { blockedOf } from './blocked-of.ts';

const refused = (code: string, about?: string) => new ApiError({ title: '', detail: 'Why', status: 403, code, about });

test("a block links to existing messages, and other refusals don't", () => {
  expect(blockedOf(refused('conversation.blocked', 'c'))).toEqual({ conversationId: 'c', title: '', detail: 'Why' });
  expect(blockedOf(refused('conversation.blocked'))).toBeNull();
  expect(blockedOf(refused('job.duplicate', 'c'))).toBeNull();
  expect(blockedOf(new Error('No network'))).toBeNull();
});
