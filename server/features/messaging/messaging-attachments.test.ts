import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import type { AttachmentInput } from '#contract/messaging/attachments.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import type { NotificationContent } from '#contract/notifications/notifications.ts';
import { expectRefusal } from '#test/support/api.ts';
import { hoursFromNow, propose } from '#test/support/interviews.ts';
import { look, readMessages, say, sendThings as send, talking } from '#test/support/messaging.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import type { Person } from '#test/support/people.ts';
import { makePdf } from '#test/support/sample-files/documents.ts';
import { uploadFile } from '#test/support/uploads.ts';

import { previewMessage } from './queries/preview-message.ts';

const app = await openTestApp({ work: false });

const file = (fileId: string): AttachmentInput => ({ kind: 'file', fileId });

const last = async (person: Person, conversationId: string) => (await look(person, conversationId)).lastMessage?.text;

test('a message needs text, or an attachment that replaces it', async () => {
  const { rep, business, conversation } = await talking(app);
  await expectRefusal(send(rep, conversation.id, []), 'request.invalid');
  const quoted = { kind: 'announcement', conversationId: conversation.id, messageId: randomUUID() } as const;
  await expectRefusal(send(rep, conversation.id, [quoted], { content: ' \n' }), 'request.invalid');
  const place = { kind: 'place', label: 'The stand at Gate 4' } as const;
  for (const wrong of [
    { ...place, latitude: -25.7 },
    { ...place, latitude: 91, longitude: 28 },
    { ...place, latitude: -25.7, longitude: -181 },
    { ...place, label: ' ' },
    { ...place, label: 'a'.repeat(121) },
  ])
    await expectRefusal(send(rep, conversation.id, [wrong]), 'request.invalid');
  const sent = await send(rep, conversation.id, [{ ...place, latitude: -25.7461, longitude: 28.1881 }]);
  expect(sent.attachments).toEqual([{ ...place, latitude: -25.7461, longitude: 28.1881 }]);
  expect(await last(business, conversation.id)).toBe('Place: The stand at Gate 4');
  const told = { kind: 'message.waiting', conversationId: conversation.id, about: 'application' };
  expect(await previewMessage(app.services.db, told as NotificationContent, business.userId)).toBe(
    'Place: The stand at Gate 4',
  );
  expect((await send(rep, conversation.id, [place])).attachments).toEqual([
    { ...place, latitude: null, longitude: null },
  ]);
});

test('a retry with the same attachments is one message, with others it is refused', async () => {
  const { rep, conversation, jobId } = await talking(app);
  const content = await makePdf('The offer');
  const uploadSame = async () => (await uploadFile(app, rep, 'message-file', { content })).id;
  const [fileId, sameBytes] = [await uploadSame(), await uploadSame()];
  const { id: another } = await uploadFile(app, rep, 'message-file', { content: await makePdf('Another offer') });
  const id = randomUUID();
  const attachments: AttachmentInput[] = [file(fileId), { kind: 'job', jobId }, { kind: 'place', label: 'Gate 4' }];
  const again = (these: AttachmentInput[], content = '') => send(rep, conversation.id, these, { id, content });
  const sent = await again(attachments);
  expect(await again(attachments)).toEqual(sent);
  // The response was lost, and the file was uploaded again.
  expect(await again([file(sameBytes), ...attachments.slice(1)])).toEqual(sent);
  for (const these of [
    [file(another)],
    attachments.slice(0, 2),
    [...attachments.slice(0, 2), { kind: 'place', label: 'Gate 5' } as const],
  ])
    await expectRefusal(again(these), 'message.id_taken');
  await expectRefusal(again(attachments, 'Words'), 'message.id_taken');
  await expectRefusal(say(rep, conversation.id, 'Words', id), 'message.id_taken');
  // The files of the refused messages are still available.
  await send(rep, conversation.id, [file(another)]);
  const params = { conversationId: conversation.id, messageId: id };
  const edited = await rep.call(messagesApi.edit, { params, body: { content: 'With words' } });
  expect(await again(attachments)).toEqual(edited);
  await expectRefusal(again([file(another)]), 'message.id_taken');
  const gone = await rep.call(messagesApi.remove, { params });
  expect(await again(attachments)).toEqual(gone);
});

test('a business can attach its own jobs, a rep open jobs', async () => {
  const { business, rep, conversation, jobId } = await talking(app);
  const job = { kind: 'job', jobId } as const;
  const shown = { ...job, title: conversation.jobTitle, open: true };
  const [byBusiness, byRep] = [await send(business, conversation.id, [job]), await send(rep, conversation.id, [job])];
  expect([byBusiness.attachments, byRep.attachments]).toEqual([[shown], [shown]]);
  expect(await last(rep, conversation.id)).toBe(`Job: ${conversation.jobTitle}`);
  const elsewhere = await talking(app, { rep });
  const theirs = { kind: 'job', jobId: elsewhere.jobId } as const;
  await expectRefusal(send(business, conversation.id, [theirs]), 'job.not_found');
  expect(await send(rep, conversation.id, [theirs])).toMatchObject({ attachments: [{ jobId: elsewhere.jobId }] });
  await business.call(ownJobsApi.close, { params: { jobId } });
  const closed = { ...shown, open: false };
  expect((await readMessages(rep, conversation.id)).items.slice(0, 2)).toMatchObject([
    { attachments: [closed] },
    { attachments: [closed] },
  ]);
  await expectRefusal(send(rep, conversation.id, [job]), 'job.not_found');
  expect(await send(business, conversation.id, [job])).toMatchObject({ attachments: [closed] });
  await expectRefusal(send(rep, conversation.id, [{ kind: 'job', jobId: randomUUID() }]), 'job.not_found');
});

test('interview times are shown where they were proposed, in their current state', async () => {
  const { business, rep, applicationId, jobId, conversation } = await talking(app);
  const times = [hoursFromNow(30), hoursFromNow(50)];
  const { interview: first } = await propose(business, applicationId, times);
  const { interview } = await propose(business, applicationId, times);
  if (!first || !interview) throw new Error('Nothing was proposed.');
  const one = { kind: 'interview', interviewId: interview.id } as const;
  await expectRefusal(send(business, conversation.id, [{ ...one, interviewId: first.id }]), 'interview.not_found');
  const sent = await send(business, conversation.id, [one]);
  const { times: offered, minutes } = interview;
  const shown = { ...one, applicationId, jobId, times: offered, minutes, status: 'proposed', acceptedTime: null };
  expect(sent.attachments).toEqual([shown]);
  expect(await last(rep, conversation.id)).toBe('Interview times');
  const other = await talking(app, { business });
  await expectRefusal(send(business, other.conversation.id, [one]), 'interview.not_found');
  const time = offered[0] ?? '';
  await rep.call(interviewsApi.accept, { params: { interviewId: interview.id }, body: { time } });
  const [read] = (await readMessages(business, conversation.id)).items;
  expect(read?.attachments).toEqual([{ ...shown, status: 'accepted', acceptedTime: time }]);
});

test('while attachments are switched off only text is accepted', async () => {
  const { rep, conversation } = await talking(app);
  const set = (on: boolean) => app.database.pool.query('update operator_settings set attachments_on = $1', [on]);
  const place = { kind: 'place', label: 'Gate 4' } as const;
  const sent = () =>
    send(rep, conversation.id, [place]).then(
      () => 'sent',
      ({ problem }) => problem.code,
    );
  await set(false);
  await expect.poll(sent).toBe('feature.off');
  await say(rep, conversation.id, 'Only words');
  await set(true);
  await expect.poll(sent).toBe('sent');
});
