import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-client.ts';
import { blockedOf } from './blocked-of.ts';

const refused = (code: string, about?: string) => new ApiError({ title: '', detail: 'Why', status: 403, code, about });

test('who is blocked is led to what was written, where something was, and for no other reason', () => {
  expect(blockedOf(refused('conversation.blocked', 'c'))).toEqual({ conversationId: 'c', detail: 'Why' });
  expect(blockedOf(refused('conversation.blocked'))).toBeNull();
  expect(blockedOf(refused('job.duplicate', 'c'))).toBeNull();
  expect(blockedOf(new Error('No network'))).toBeNull();
});
