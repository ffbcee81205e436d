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

test('a file goes in the name of its owner alone, whoever has signed in while the token was renewed', async () => {
  for (const token of [tokenOf('zola'), null])
    await expect(upload(async () => token)).rejects.toMatchObject({ code: 'session.required' });
  expect(open).not.toHaveBeenCalled();
  await expect(upload(async () => tokenOf('thabo'))).rejects.toThrow('It was about to be sent');
});

test('without a connection it says so, and not that somebody else is there', async () => {
  await expect(upload(() => Promise.reject(new Error('Offline')))).rejects.toMatchObject({
    code: 'network.unreachable',
  });
});
