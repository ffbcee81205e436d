import { expect, test } from 'vitest';
import type { AttachmentInput } from '#contract/messaging/attachments.ts';
import { type KeptAttachment, type KeptFile, sendWithFiles } from './kept-attachments.ts';
import { createUploads } from './uploads.ts';

const fileOf = (key: string): KeptFile => ({ kind: 'kept-file', key, name: `${key}.jpg`, content: new Blob([key]) });

const gone = new Error('The server let it go');
const noNetwork = new Error('No network');

/** A server that counts uploads, and the uploads of a page. */
function openPage(answer: (file: KeptFile) => Error | null = () => null) {
  const arrived: string[] = [];
  const sent: AttachmentInput[][] = [];
  let kept: readonly KeptAttachment[] = [];
  const uploads = createUploads({
    async send(file) {
      const failure = answer(file);
      if (failure) throw failure;
      arrived.push(file.key);
      return `${file.key}-${arrived.length}`;
    },
    failureOf: (error) => ({ message: (error as Error).message, final: error !== noNetwork }),
  });
  const send = (attachments: readonly KeptAttachment[], refused: () => Error | null = () => null) =>
    sendWithFiles(attachments, {
      upload: uploads.start,
      forget: uploads.forget,
      async keep(some) {
        kept = some;
      },
      async send(some) {
        const failure = refused();
        if (failure) throw failure;
        sent.push(some);
      },
      isGone: (error) => error === gone,
    });
  return { arrived, sent, uploads, send, kept: () => kept };
}

test('a message waits for its files, in order, and for none twice that is in flight', async () => {
  const { arrived, sent, uploads, send } = openPage();
  const [one, other] = [fileOf('one'), fileOf('other')];
  void uploads.start(one);
  await send([one, { kind: 'job', jobId: 'j', title: 'Promoters', open: true }, other]);
  expect(arrived).toEqual(['one', 'other']);
  expect(uploads.contentOf('one-1')).toBe(one.content);
  expect(sent).toEqual([
    [
      { kind: 'file', fileId: 'one-1' },
      { kind: 'job', jobId: 'j' },
      { kind: 'file', fileId: 'other-2' },
    ],
  ]);
});

test('offline nothing is sent; then each file is sent once, also when the page was closed in between', async () => {
  let offline = true;
  const page = openPage(() => (offline ? noNetwork : null));
  const file = fileOf('one');
  await expect(page.send([file])).rejects.toBe(noNetwork);
  expect(page.uploads.stateOf('one')).toMatchObject({ phase: 'failed', final: false });
  expect(page.sent).toEqual([]);
  offline = false;
  await page.send([file]);
  await page.send([file]);
  expect(page.arrived).toEqual(['one']);
  const opened = openPage();
  await opened.send([file]);
  expect(opened.arrived).toEqual(['one']);
});

test('when the response to a message is lost it is resent with the same files, also by another page', async () => {
  const before = openPage();
  await expect(before.send([fileOf('one')], () => noNetwork)).rejects.toBe(noNetwork);
  const page = openPage();
  await page.send(before.kept());
  expect(page.arrived).toEqual([]);
  expect(page.sent).toEqual([[{ kind: 'file', fileId: 'one-1' }]]);
});

test('a file that waited too long for its message is uploaded again, once', async () => {
  const { arrived, sent, send } = openPage();
  let refusals = 1;
  await send([fileOf('one')], () => (refusals-- > 0 ? gone : null));
  expect(arrived).toEqual(['one', 'one']);
  expect(sent).toEqual([[{ kind: 'file', fileId: 'one-2' }]]);
  await expect(send([fileOf('two')], () => gone)).rejects.toBe(gone);
});

test('uploads from before a reload are not repeated, unless the server deleted them', async () => {
  const { arrived, sent, uploads, send } = openPage();
  const file = { ...fileOf('one'), fileId: 'before' };
  await send([file]);
  // Nor is it downloaded to show it to its sender.
  expect(uploads.contentOf('before')).toBe(file.content);
  let refusals = 1;
  await send([{ ...fileOf('two'), fileId: 'let go' }], () => (refusals-- > 0 ? gone : null));
  expect(arrived).toEqual(['two']);
  expect(sent).toEqual([[{ kind: 'file', fileId: 'before' }], [{ kind: 'file', fileId: 'two-1' }]]);
});

test('a refused file shows why, and delays no other', async () => {
  const page = openPage(({ key }) => (key === 'virus' ? new Error('A virus was found') : null));
  void page.uploads.start(fileOf('virus')).catch(() => undefined);
  await page.uploads.start(fileOf('one'));
  expect(page.uploads.stateOf('virus')).toEqual({ phase: 'failed', message: 'A virus was found', final: true });
  expect(page.uploads.stateOf('one')).toEqual({ phase: 'done' });
});
