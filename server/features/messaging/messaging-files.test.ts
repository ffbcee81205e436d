import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { filesApi } from '#contract/files/files.ts';
import { mostLoose } from '#contract/files/purposes.ts';
import type { AttachmentInput } from '#contract/messaging/attachments.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import { reportsApi } from '#contract/messaging/reports.ts';
import { supportApi } from '#contract/messaging/support.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  openConversation,
  readMessages,
  say,
  sendThings as send,
  talking,
  uploadForMessage,
} from '#test/support/messaging.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import type { Person } from '#test/support/people.ts';
import { makePdf } from '#test/support/sample-files/documents.ts';
import { makeJpeg } from '#test/support/sample-files/pictures.ts';
import { sendFile, uploadFile } from '#test/support/uploads.ts';
import type { SignedInActor } from '../accounts/access.ts';
import { refuseUpload } from '../files/access.ts';
import { sweepFiles } from '../files/commands/sweep-files.ts';
import { tidyFiles } from '../files/commands/tidy-files.ts';

const app = await openTestApp({ work: false });

const upload = (person: Person, name?: string) => uploadForMessage(app, person, name);

const file = (fileId: string): AttachmentInput => ({ kind: 'file', fileId });

const open = ({ call }: Pick<Person, 'call'>, conversationId: string, messageId: string, fileId: string) =>
  call(messagesApi.file, { params: { conversationId, messageId, fileId } });

test('a file that is sent can be opened by both, and by no one else', async () => {
  const { business, rep, conversation } = await talking(app);
  const content = await makePdf('The offer');
  const { id: fileId, byteSize } = await uploadFile(app, business, 'message-file', { name: 'offer.pdf', content });
  const sent = await send(business, conversation.id, [file(fileId)]);
  const shown = { kind: 'file', fileId, name: 'offer.pdf', contentType: 'application/pdf', byteSize };
  expect(sent).toMatchObject({ content: '', attachments: [shown] });
  expect((await readMessages(rep, conversation.id)).items).toEqual([sent]);
  for (const one of [business, rep]) {
    const { url } = await open(one, conversation.id, sent.id, fileId);
    const answer = await fetch(`${app.url}${url}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
  }
  const stranger = await talking(app, { business });
  await expectRefusal(open(stranger.rep, conversation.id, sent.id, fileId), 'conversation.not_found');
  // Nor can it be reached through another conversation or message of one's own.
  await expectRefusal(open(business, stranger.conversation.id, sent.id, fileId), 'file.not_found');
  const other = await say(business, conversation.id, 'Words');
  await expectRefusal(open(rep, conversation.id, other.id, fileId), 'file.not_found');
  // The file belongs to the message now.
  await expectRefusal(business.call(filesApi.link, { params: { fileId } }), 'file.not_found');
  await expectRefusal(business.call(filesApi.remove, { params: { fileId } }), 'file.not_found');
  expect(await business.call(filesApi.list, {})).toEqual([]);
});

test('only files that the sender uploaded for messages can be attached', async () => {
  const { business, rep, conversation } = await talking(app);
  const [mine, theirs, cv] = [await upload(rep), await upload(business), (await uploadFile(app, rep, 'cv')).id];
  for (const fileId of [theirs, cv, randomUUID()])
    await expectRefusal(send(rep, conversation.id, [file(mine), file(fileId)]), 'file.not_found');
  await send(rep, conversation.id, [file(mine)]);
  await expectRefusal(send(rep, conversation.id, [file(mine)]), 'file.not_found');
  const again = await upload(rep);
  await expectRefusal(send(rep, conversation.id, [file(again), file(again)]), 'request.invalid');
  await rep.call(filesApi.remove, { params: { fileId: again } });
  await expectRefusal(send(rep, conversation.id, [file(again)]), 'file.not_found');
});

test('of two concurrent messages with the same file, one gets it', async () => {
  const { rep, conversation, business } = await talking(app);
  const fileId = await upload(rep);
  const other = await talking(app, { rep });
  const ended = await Promise.allSettled(
    [conversation.id, other.conversation.id, conversation.id].map((id) => send(rep, id, [file(fileId)])),
  );
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const written = [
    ...(await readMessages(business, conversation.id)).items,
    ...(await readMessages(other.business, other.conversation.id)).items,
  ];
  expect(written).toMatchObject([{ attachments: [{ fileId }] }]);
});

test('several pending uploads are independent, and unused ones are deleted', async () => {
  const { rep, business, conversation } = await talking(app);
  // The same file three times, for three messages.
  const content = await makePdf('The offer');
  const same = async () => (await uploadFile(app, rep, 'message-file', { content })).id;
  const [one, two, third] = [await same(), await same(), await same()];
  expect(new Set([one, two, third]).size).toBe(3);
  const sent = await send(rep, conversation.id, [file(one), file(two)]);
  await app.database.pool.query("update stored_files set created_at = now() - interval '25 hours' where id = any($1)", [
    [one, third],
  ]);
  await sweepFiles(app.services, new AbortController().signal);
  const { rows } = await app.database.pool.query(
    'select id from stored_files where owner_id = $1 and superseded_at is null',
    [rep.userId],
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted());
  await open(business, conversation.id, sent.id, one);
  // The number of pending uploads is limited.
  await app.database.pool.query(
    `insert into stored_files (id, owner_id, purpose, bucket, object_key, name, content_type, byte_size, sha256, sealed, created_at)
     select gen_random_uuid(), $1, 'message-file', 'message-files', 'message-files/' || n, 'x', 'x/y', 1, $2, false, now()
     from generate_series(1, ${mostLoose}) n`,
    [rep.userId, Buffer.alloc(32)],
  );
  await upload(rep);
  const waiting = (await rep.call(filesApi.list, {})).filter(({ purpose }) => purpose === 'message-file');
  expect(waiting).toHaveLength(mostLoose);
});

test('pictures are re-encoded, and other files than pictures and PDFs are refused', async () => {
  const { rep, conversation } = await talking(app);
  const content = await makeJpeg({ width: 64, height: 48 });
  const { id } = await uploadFile(app, rep, 'message-file', { name: 'stand.png', content });
  expect(await send(rep, conversation.id, [file(id)])).toMatchObject({ attachments: [{ contentType: 'image/jpeg' }] });
  const answer = await sendFile({ url: app.url, accessToken: rep.accessToken }, 'message-file', {
    name: 'list.docx',
    content: Buffer.from('PK'),
  });
  expect(answer.status).toBe(415);
});

test('deleting a message deletes its files', async () => {
  const { rep, business, conversation } = await talking(app);
  const fileId = await upload(rep);
  const { id: messageId } = await send(rep, conversation.id, [file(fileId)]);
  const { rows } = await app.database.pool.query('select object_key from stored_files where id = $1', [fileId]);
  const key: string = rows[0].object_key;
  expect(await app.services.files.get(key)).not.toBeNull();
  await rep.call(messagesApi.remove, { params: { conversationId: conversation.id, messageId } });
  await expectRefusal(open(business, conversation.id, messageId, fileId), 'file.not_found');
  await tidyFiles(app.services, rep.userId);
  expect(await app.services.files.get(key)).toBeNull();
});

test('former members can open the files of messages they may read', async () => {
  const { business, rep, applicationId, jobId } = await talking(app);
  await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  const group = await openConversation(business, { jobId });
  const before = await upload(business);
  const sent = await send(business, group.id, [file(before)]);
  await app.database.pool.query(
    `update conversation_members set left_position = $3 where conversation_id = $1 and user_id = $2`,
    [group.id, rep.userId, sent.position],
  );
  const after = await upload(business);
  const later = await send(business, group.id, [file(after)]);
  await open(rep, group.id, sent.id, before);
  await expectRefusal(open(rep, group.id, later.id, after), 'file.not_found');
  await expectRefusal(send(rep, group.id, [file(await upload(rep))]), 'conversation.left');
});

test('the team can open files sent to it and files in an open report, each time with an audit entry', async () => {
  const { call } = await signInAdmin(app, await makeAdmin(app));
  const { business, rep, conversation } = await talking(app);
  const asked = await openConversation(rep, { support: true });
  const fileId = await upload(rep);
  const { id: messageId } = await send(rep, asked.id, [file(fileId)]);
  const inDesk = { conversationId: asked.id, messageId, fileId };
  await call(supportApi.file, { params: inDesk });
  expect((await call(supportApi.list, { query: {} })).items).toMatchObject([
    { lastMessage: { text: 'PDF: offer.pdf' } },
  ]);
  await expectRefusal(call(supportApi.file, { params: { ...inDesk, messageId: randomUUID() } }), 'file.not_found');

  const between = await upload(business);
  const { id: reported } = await send(business, conversation.id, [file(between)]);
  const ofPair = { conversationId: conversation.id, messageId: reported, fileId: between };
  await expectRefusal(call(supportApi.file, { params: ofPair }), 'conversation.not_found');
  const { id: reportId } = await rep.call(reportsApi.send, {
    params: { conversationId: conversation.id },
    body: { messageId: reported, reason: 'fraud' },
  });
  const inReport = { reportId, messageId: reported, fileId: between };
  await call(reportsApi.file, { params: inReport });
  expect(await call(reportsApi.show, { params: { reportId } })).toMatchObject({ reportedText: 'PDF: offer.pdf' });
  await expectRefusal(call(reportsApi.file, { params: { ...inReport, messageId, fileId } }), 'file.not_found');
  await call(reportsApi.decide, { params: { reportId }, body: { outcome: 'no_action', reason: 'All is well.' } });
  await expectRefusal(call(reportsApi.file, { params: inReport }), 'file.not_found');
  const { rows } = await app.database.pool.query<{ act: string }>(
    "select act from admin_audit where target_id::text = any($1) and act in ('support.view', 'report.view')",
    [[asked.id, reportId]],
  );
  expect(rows.map(({ act }) => act).toSorted()).toEqual(['report.view', 'report.view', 'support.view']);
});

test('the team can open reported files until it decides, even when the message is deleted', async () => {
  const { call } = await signInAdmin(app, await makeAdmin(app));
  const { business, rep, conversation } = await talking(app);
  const params = { conversationId: conversation.id };
  const [bad, beside] = [await upload(business), await upload(business)];
  const { id: messageId } = await send(business, conversation.id, [file(bad), file(beside)]);
  const { id: reportId } = await rep.call(reportsApi.send, { params, body: { messageId, reason: 'abuse' } });
  await business.call(messagesApi.remove, { params: { ...params, messageId } });
  await tidyFiles(app.services, business.userId);
  await expectRefusal(open(rep, conversation.id, messageId, bad), 'file.not_found');
  const shown = await call(reportsApi.show, { params: { reportId } });
  expect(shown).toMatchObject({
    reportedText: 'PDF: offer.pdf and 1 more',
    reportedAttachments: [{ fileId: bad }, { fileId: beside }],
    messages: [{ attachments: [] }],
  });
  const { url } = await call(reportsApi.file, { params: { reportId, messageId, fileId: bad } });
  expect((await fetch(`${app.url}${url}`)).status).toBe(200);
  const { id: cv } = await uploadFile(app, rep, 'cv');
  for (const other of [{ messageId: randomUUID() }, { fileId: cv }])
    await expectRefusal(
      call(reportsApi.file, { params: { reportId, messageId, fileId: bad, ...other } }),
      'file.not_found',
    );
  const body = { outcome: 'no_action', reason: 'All is well.' } as const;
  const decided = await call(reportsApi.decide, { params: { reportId }, body });
  expect(decided).toMatchObject({ reportedText: 'PDF: offer.pdf and 1 more', reportedAttachments: [] });
  await tidyFiles(app.services, business.userId);
  const filesLeft = async () =>
    (await app.database.pool.query('select superseded_at from stored_files where owner_id = $1', [business.userId]))
      .rows;
  expect(await filesLeft()).toEqual([]);

  // Files of messages that were not deleted stay.
  const { id: fine } = await send(business, conversation.id, [file(await upload(business))]);
  const { id: another } = await rep.call(reportsApi.send, { params, body: { messageId: fine, reason: 'abuse' } });
  await call(reportsApi.decide, { params: { reportId: another }, body });
  await tidyFiles(app.services, business.userId);
  expect(await filesLeft()).toEqual([{ superseded_at: null }]);
});

test('sent files stay with the recipient when the sender leaves, and are deleted when no one is left', async () => {
  const { business, rep, conversation } = await talking(app);
  const [sent, unsent] = [await upload(rep, 'Thabo Mokoena.pdf'), await upload(rep)];
  const { id: messageId } = await send(rep, conversation.id, [file(sent)]);
  const asked = await openConversation(rep, { support: true });
  const toTeam = await upload(rep);
  await send(rep, asked.id, [file(toTeam)]);
  await rep.call(accountApi.close, { body: { password: rep.password } });
  await tidyFiles(app.services, rep.userId);
  const kept = async () => {
    const { rows } = await app.database.pool.query('select id from stored_files where id = any($1)', [
      [sent, unsent, toTeam],
    ]);
    return rows.map(({ id }) => id);
  };
  expect(await kept()).toEqual([sent]);
  const { url } = await open(business, conversation.id, messageId, sent);
  expect((await fetch(`${app.url}${url}`)).status).toBe(200);
  await business.call(accountApi.close, { body: { password: business.password } });
  await tidyFiles(app.services, rep.userId);
  expect(await kept()).toEqual([]);
});

test('a user without a profile can send the team a file', () => {
  const nobody = { userId: randomUUID(), repId: null, businessId: null } as SignedInActor;
  expect(refuseUpload(nobody, 'message-file')).toBeNull();
  expect(refuseUpload(nobody, 'work-evidence')).toBe('role.rep_required');
});
