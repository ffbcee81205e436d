import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { applicationFilesApi } from '#contract/applications/files.ts';
import { type FileDescription, filesApi } from '#contract/files/files.ts';
import { problem, refusals } from '#contract/refusals.ts';
import { CannotUnseal } from '#server/platform/files/document-sealer.ts';
import { expectRefusal } from '#test/support/api.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { openBucket } from '#test/support/bucket.ts';
import { exportOf } from '#test/support/exports.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { makeDoc, makePdf } from '#test/support/sample-files/documents.ts';
import { makeJpeg } from '#test/support/sample-files/pictures.ts';
import { makeMp4 } from '#test/support/sample-files/videos.ts';
import { sendFile, uploadFile } from '#test/support/uploads.ts';
import { tidyFiles } from './commands/tidy-files.ts';
import { findFile } from './queries/find-files.ts';
import { readFileContent } from './queries/read-file-content.ts';

const bucket = openBucket();
afterAll(() => bucket.close());

describe.each([
  ['disk', async () => ({})],
  ['S3', () => bucket.env()],
])('stored on %s', (_name, env) => {
  let app: TestApp;
  let rep: Person;
  let business: Person;
  beforeAll(async () => {
    app = await startTestApp({ env: await env(), work: false });
    rep = await signUpRep(app);
    business = await signUpBusiness(app);
  });
  afterAll(() => app.close());

  const upload = (
    person: Person,
    ...rest: Parameters<typeof uploadFile> extends [unknown, unknown, ...infer Rest] ? Rest : never
  ) => uploadFile(app, person, ...rest);
  const tidy = (person: Person) => tidyFiles(app.services, person.userId);
  const read = async (key: string) => {
    const content = await app.services.files.get(key);
    return content && buffer(content);
  };
  const keysOf = async ({ userId }: Person) => {
    const keys: string[] = [];
    for (const name of ['cvs', 'profile-photos', 'user-documents', 'profile-videos'])
      for await (const { key } of app.services.files.list(`${name}/${userId}/`)) keys.push(key);
    return keys.sort();
  };
  const drafts = () => readdir(`${app.services.env.dataDir}/files/.drafts`);
  const rowOf = async ({ id }: FileDescription) => (await findFile(app.services.db, id)) ?? expect.fail('No such row.');

  test('a CV is moved to its place and opens by a link', async () => {
    const content = await makePdf();
    const file = await upload(rep, 'cv', { name: 'Thabo CV.pdf', content });
    expect(file).toEqual({
      id: expect.any(String),
      purpose: 'cv',
      name: 'Thabo CV.pdf',
      contentType: 'application/pdf',
      byteSize: content.length,
      durationMs: null,
      uploadedAt: expect.any(String),
    });
    await tidy(rep);
    expect((await read(`cvs/${rep.userId}/cv.pdf`))?.equals(content)).toBe(true);
    expect(await rep.call(filesApi.list, {})).toEqual([file]);
    const { url } = await rep.call(filesApi.link, { params: { fileId: file.id } });
    const opened = await fetch(app.url + url);
    expect(Buffer.from(await opened.arrayBuffer()).equals(content)).toBe(true);
    expect(opened.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('the next CV replaces it, and a Word document is served as a download', async () => {
    const owner = await signUpRep(app);
    const first = await upload(owner, 'cv');
    await tidy(owner);
    const second = await upload(owner, 'cv', { name: 'cv.doc', content: makeDoc() });
    expect(await owner.call(filesApi.list, {})).toEqual([second]);
    await expectRefusal(owner.call(filesApi.link, { params: { fileId: first.id } }), 'file.not_found');
    await tidy(owner);
    expect(await findFile(app.services.db, first.id)).toBeNull();
    expect(await keysOf(owner)).toContain(`cvs/${owner.userId}/cv.doc`);
    expect(await keysOf(owner)).not.toContain(`cvs/${owner.userId}/cv.pdf`);
    const { url } = await owner.call(filesApi.link, { params: { fileId: second.id } });
    const opened = await fetch(app.url + url);
    expect(opened.headers.get('content-disposition')).toMatch(/^attachment; /);
  });

  test('until the new CV is complete and checked, the old one stays', async () => {
    const owner = await signUpRep(app);
    const file = await upload(owner, 'cv');
    await tidy(owner);
    const before = await keysOf(owner);
    const half = (await makePdf('Another')).subarray(0, 700);
    await expectRefusal(upload(owner, 'cv', { content: half }), 'file.damaged');
    expect(await owner.call(filesApi.list, {})).toEqual([file]);
    expect(await keysOf(owner)).toEqual(before);
  });

  test('the same file again is not stored twice', async () => {
    const owner = await signUpRep(app);
    const content = await makePdf();
    const together = await Promise.all([1, 2, 3].map(() => upload(owner, 'cv', { content })));
    const again = await upload(owner, 'cv', { content });
    expect(new Set([...together, again].map(({ id }) => id)).size).toBe(1);
    expect(await owner.call(filesApi.list, {})).toEqual([again]);
    expect(await keysOf(owner)).toEqual([`cvs/${owner.userId}/${again.id}/cv.pdf`]);
  });

  test('identity documents are sealed: the stored object is unreadable, and no one gets a link', async () => {
    const content = await makePdf('ID number 8001015009087');
    const file = await upload(rep, 'identity-document', { name: 'id.pdf', content });
    const row = await rowOf(file);
    const kept = (await read(row.objectKey)) ?? expect.fail('Nothing was kept.');
    for (const plain of ['8001015009087', '%PDF', 'startxref']) expect(kept.includes(plain)).toBe(false);
    expect((await readFileContent(app.services, row))?.equals(content)).toBe(true);
    await expectRefusal(rep.call(filesApi.link, { params: { fileId: file.id } }), 'file.sealed');
  });

  test('a sealed object swapped with another is refused, and so is an altered one', async () => {
    const one = await rowOf(await upload(rep, 'identity-document', { name: 'one.pdf', content: await makePdf('one') }));
    const other = await rowOf(
      await upload(business, 'utility-bill', { name: 'b.pdf', content: await makePdf('other') }),
    );
    const mine = (await read(one.objectKey)) ?? expect.fail('Nothing was kept.');
    const { files } = app.services;
    await files.put(other.objectKey, mine);
    await expect(readFileContent(app.services, other)).rejects.toThrow(CannotUnseal);
    mine[mine.length >> 1] = (mine[mine.length >> 1] ?? 0) ^ 1;
    await files.put(one.objectKey, mine);
    await expect(readFileContent(app.services, one)).rejects.toThrow(CannotUnseal);
  });

  test('pictures and videos: photos are re-encoded, videos are served in ranges', async () => {
    const photo = await upload(rep, 'profile-photo', { name: 'me.jpg', content: await makeJpeg({ camera: 'Nokia' }) });
    expect(photo.contentType).toBe('image/webp');
    expect((await read((await rowOf(photo)).objectKey))?.includes('Nokia')).toBe(false);
    const content = makeMp4();
    const video = await upload(rep, 'profile-video', { name: 'me.mp4', content });
    expect(video).toMatchObject({ contentType: 'video/mp4', durationMs: 12_000 });
    const { url } = await rep.call(filesApi.link, { params: { fileId: video.id } });
    const part = await fetch(app.url + url, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(10, 20))).toBe(true);
  });

  test('a refused upload leaves nothing behind', async () => {
    const owner = await signUpRep(app);
    const tooLarge = Buffer.concat([await makePdf(), Buffer.alloc(5 * 1024 * 1024)]).subarray(0, 5 * 1024 * 1024 + 1);
    const exactly = await expectRefusal(upload(owner, 'cv', { content: tooLarge }), 'file.cv_too_large');
    expect(exactly).toMatchObject({ title: 'File too large', detail: 'Please upload a file smaller than 5MB' });
    const text = await expectRefusal(upload(owner, 'cv', { name: 'cv.txt' }), 'file.not_cv');
    expect(text).toMatchObject({ title: 'Invalid file type', detail: 'Please upload a PDF or Word document' });
    await expectRefusal(upload(owner, 'cv', { content: Buffer.alloc(0) }), 'file.empty');
    await expectRefusal(upload(owner, 'cv', { content: randomBytes(2000) }), 'file.wrong_bytes');
    await expectRefusal(upload(owner, 'company-logo', { name: 'a.png' }), 'role.business_required');
    await expectRefusal(upload(business, 'cv'), 'role.rep_required');
    expect(await keysOf(owner)).toEqual([]);
    expect(await owner.call(filesApi.list, {})).toEqual([]);
    expect(await drafts()).toEqual([]);
  });

  test('a body that grows too large is refused midway, and its connection closed', async () => {
    const owner = await signUpRep(app);
    const { answer, sent } = await sendWithoutEnd(`${app.url}/api/files/cv?name=cv.pdf`, owner.accessToken);
    expect(problem.parse(JSON.parse(answer)).code).toBe('file.cv_too_large');
    expect(sent).toBeLessThan(40 * 1024 * 1024);
    expect(await drafts()).toEqual([]);
  });

  test('an upload that is cut off leaves nothing, and the next one succeeds', async () => {
    const owner = await signUpRep(app);
    const content = await makePdf('long', { atLeast: 200_000 });
    const controller = new AbortController();
    let halves = 0;
    const half = new ReadableStream<Uint8Array>({
      async pull(stream) {
        halves++;
        if (halves === 1) return stream.enqueue(new Uint8Array(content.subarray(0, content.length / 2)));
        await vi.waitFor(async () => expect(await drafts()).toHaveLength(1), { timeout: 20_000 });
        controller.abort();
      },
    });
    await expect(
      fetch(`${app.url}/api/files/cv?name=cv.pdf`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${owner.accessToken}` },
        body: half,
        duplex: 'half',
        signal: controller.signal,
      } as RequestInit),
    ).rejects.toThrow();
    await vi.waitFor(async () => expect(await drafts()).toEqual([]), { timeout: 20_000 });
    expect(await keysOf(owner)).toEqual([]);
    expect(await owner.call(filesApi.list, {})).toEqual([]);
    expect(await upload(owner, 'cv', { content })).toMatchObject({ byteSize: content.length });
  });

  test.each([
    ['../../../etc/passwd/cv.pdf', 'cv.pdf'],
    ['C:\\Users\\thabo\\cv.pdf', 'cv.pdf'],
    ['a\u0000b\u0007\u202ecv.pdf', 'abcv.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', 'img src=x onerror=alert(1).pdf'],
    ['Résumé 👩🏾‍💼.pdf', 'Résumé 👩🏾💼.pdf'],
    [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(146)}.pdf`],
  ])('the name %j is shown as %j and cannot escape its folder', async (name, shown) => {
    const owner = await signUpRep(app);
    const answer = await sendFile({ url: app.url, accessToken: owner.accessToken }, 'cv', {
      name,
      content: await makePdf(),
    });
    expect((await answer.json()).name).toBe(shown);
    expect(await keysOf(owner)).toEqual([expect.stringMatching(/^cvs\/[\da-f-]{36}\/[\da-f-]{36}\/cv\.pdf$/)]);
  });

  test('a removed file is deleted, row and object', async () => {
    const owner = await signUpRep(app);
    const file = await upload(owner, 'profile-video', { name: 'me.mp4', content: makeMp4() });
    await owner.call(filesApi.remove, { params: { fileId: file.id } });
    await expectRefusal(owner.call(filesApi.remove, { params: { fileId: file.id } }), 'file.not_found');
    await tidy(owner);
    expect(await findFile(app.services.db, file.id)).toBeNull();
    expect(await keysOf(owner)).toEqual([]);
  });

  test('a business that received the application can open CV, photo and video, and no one else can', async () => {
    const [owner, stranger, hiring] = [await signUpRep(app), await signUpBusiness(app), await signUpBusiness(app)];
    const content = await makePdf('for the business');
    await upload(owner, 'cv', { content });
    const { id: applicationId } = await apply(owner, (await postJob(hiring)).id);
    const link = (person: Person, purpose: 'cv' | 'profile-video') =>
      person.call(applicationFilesApi.link, { params: { applicationId, purpose } });
    const { url } = await link(hiring, 'cv');
    expect(Buffer.from(await (await fetch(app.url + url)).arrayBuffer()).equals(content)).toBe(true);
    await expectRefusal(link(hiring, 'profile-video'), 'file.not_found');
    await expectRefusal(link(stranger, 'cv'), 'application.not_found');
    await expectRefusal(link(owner, 'cv'), 'role.business_required');
    await expectRefusal(link(hiring, 'identity-document' as 'cv'), 'request.invalid');
    await owner.call(applicationsApi.withdraw, { params: { applicationId } });
    await expectRefusal(link(hiring, 'cv'), 'application.not_found');
  });

  test('the files are deleted with the account, and listed in the export', async () => {
    const owner = await signUpRep(app);
    await upload(owner, 'cv', { name: 'Thabo.pdf' });
    await upload(owner, 'identity-document', { name: 'id.pdf' });
    const exported = await exportOf(app, owner);
    expect(exported.files).toMatchObject([
      { purpose: 'cv', name: 'Thabo.pdf' },
      { purpose: 'identity-document', name: 'id.pdf' },
    ]);
    await owner.call(accountApi.close, { body: { password: owner.password } });
    await tidy(owner);
    expect(await keysOf(owner)).toEqual([]);
    const { rows } = await app.services.pool.query('select 1 from stored_files where owner_id = $1', [owner.userId]);
    expect(rows).toEqual([]);
    const late = await sendFile({ url: app.url, accessToken: owner.accessToken }, 'cv', {
      name: 'cv.pdf',
      content: await makePdf(),
    });
    expect(late.status).toBe(refusals['session.required'].status);
  });
});

/** Sends without a content length until the server closes the connection. */
async function sendWithoutEnd(url: string, accessToken: string): Promise<{ answer: string; sent: number }> {
  const headers = { 'content-type': 'application/octet-stream', authorization: `Bearer ${accessToken}` };
  const sending = request(url, { method: 'POST', headers });
  const chunk = Buffer.alloc(65_536);
  let sent = 0;
  let answer = '';
  const go = () => {
    if (sending.destroyed) return;
    sent += chunk.length;
    if (sending.write(chunk)) setImmediate(go);
    else sending.once('drain', go);
  };
  return new Promise((resolve) => {
    sending.on('response', (response) => response.on('data', (data) => (answer += data)));
    // The server may close it with a reset.
    sending.on('error', () => {});
    sending.on('close', () => resolve({ answer, sent }));
    go();
  });
}
