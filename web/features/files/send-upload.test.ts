import { expect, test, vi } from 'vitest';
import { createSendUpload } from './send-upload.ts';

const tokenOf = (userId: string) => `head.${btoa(JSON.stringify({ sub: userId }))}.mark`;

const file = { name: 'offer.pdf', content: new Blob(['Offer']) };
const watch = () => ({ onProgress: () => {}, signal: new AbortController().signal });

const open = vi.fn(() => {
  throw new Error('It was about to be sent');
});

const upload = (token: () => Promise<string | null>) =>
  createSendUpload({ token, open })('message-file', file, { ...watch(), as: 'thabo' });

test('a file is sent on behalf of its owner only, even if another user signed in during token renewal', async () => {
  for (const token of [tokenOf('zola'), null])
    await expect(upload(async () => token)).rejects.toMatchObject({ code: 'session.required' });
  expect(open).not.toHaveBeenCalled();
  await expect(upload(async () => tokenOf('thabo'))).rejects.toThrow('It was about to be sent');
});

test("without a connection the error says so, and doesn't claim that another user is signed in", async () => {
  await expect(upload(() => Promise.reject(new Error('Offline')))).rejects.toMatchObject({
    code: 'network.unreachable',
  });
});
