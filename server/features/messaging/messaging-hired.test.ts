import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import { expectRefusal } from '#test/support/api.ts';
import { accepted, moveBusiness, payGigsHere, type Working } from '#test/support/engagements.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { liveEvents } from '#test/support/live.ts';
import { look, markRead, openConversation, readMessages, say, talking } from '#test/support/messaging.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);

const openGroup = ({ call }: Person, jobId: string) => call(conversationsApi.open, { body: { jobId } });

async function hire({ business, jobId }: Pick<Working, 'business' | 'jobId'>): Promise<Person> {
  const rep = await signUpRep(app, { full_name: 'Zanele Khumalo' });
  const { id: applicationId } = await apply(rep, jobId);
  await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  return rep;
}

/** A business with two reps, in their conversation. */
async function group() {
  const work = await accepted(app, { positions: 3 });
  const second = await hire(work);
  return { ...work, second, conversation: await openGroup(work.business, work.jobId) };
}

test('a business writes to all reps it hired, who answer it alone until it chooses otherwise', async () => {
  const { business, rep, second, jobId, conversation } = await group();
  expect(conversation).toMatchObject({ kind: 'job', as: 'business', repliesTo: 'business', participantCount: 3 });
  expect((await openGroup(rep, jobId)).id).toBe(conversation.id);
  const { id } = conversation;
  const announced = await say(business, id, 'Entrance B, at nine');
  for (const one of [rep, second]) {
    expect(await look(one, id)).toMatchObject({
      unreadCount: 1,
      closed: 'replies_private',
      title: conversation.jobTitle,
    });
    expect((await readMessages(one, id)).items).toEqual([announced]);
    await expectRefusal(say(one, id, 'Which street?'), 'conversation.replies_private');
  }
  const params = { conversationId: id };
  await expectRefusal(
    rep.call(conversationsApi.change, { params, body: { repliesTo: 'all' } }),
    'conversation.not_yours_to_change',
  );
  await business.call(conversationsApi.change, { params, body: { repliesTo: 'all' } });
  await say(rep, id, 'Which street?');
  expect(await look(second, id)).toMatchObject({ unreadCount: 2, closed: null });
});

test('reps see each other only where all see their answers', async () => {
  const { business, rep, second, conversation } = await group();
  const { id } = conversation;
  const named = async (one: Person) => (await look(one, id)).participants.map(({ userId }) => userId);
  const { position } = await say(business, id, 'Entrance B');
  await markRead(rep, id, position);
  const seenBy = async (one: Person) => (await liveEvents(app, one)).filter(({ type }) => type === 'conversation.seen');
  expect(await named(rep)).toEqual([business.userId]);
  const changes = async (one: Person) =>
    (await liveEvents(app, one)).filter(({ type }) => type === 'conversation.changed').length;
  // They receive their own hire and read receipts, not those of the other hires.
  expect(await Promise.all([rep, second, business].map(changes))).toEqual([2, 1, 2]);
  expect((await named(business)).toSorted()).toEqual([rep.userId, second.userId].toSorted());
  expect(await seenBy(second)).toEqual([]);
  expect(await seenBy(business)).toHaveLength(1);
  await business.call(conversationsApi.change, { params: { conversationId: id }, body: { repliesTo: 'all' } });
  expect(await named(rep)).toEqual([business.userId, second.userId]);
  // Receipts go to recent senders only: each of five hundred would receive those of all the others.
  await markRead(second, id, position);
  expect(await seenBy(rep)).toHaveLength(0);
  const answered = await say(rep, id, 'Which one?');
  const upTo = [{ conversationId: id, upTo: answered.position }];
  await second.call(messagesApi.delivered, { body: { conversations: upTo } });
  await markRead(second, id, answered.position);
  expect(await seenBy(rep)).toMatchObject([
    { deliveredUpTo: answered.position, seenUpTo: position },
    { deliveredUpTo: answered.position, seenUpTo: answered.position },
  ]);
});

test('an announcement can be answered in private and quoted there, and nothing else can be quoted', async () => {
  const { business, rep, second, conversation } = await group();
  const announced = await say(business, conversation.id, 'Entrance B, at nine');
  expect((await look(business, conversation.id)).applicationId).toBeNull();
  const own = await ofTheirs(rep, conversation.id);
  expect(own).toMatchObject({ kind: 'application', jobId: conversation.jobId });
  const quoting = ({ call }: Person, conversationId: string, of: { conversationId: string; messageId: string }) =>
    call(messagesApi.send, {
      params: { conversationId },
      body: { id: randomUUID(), content: 'Which street?', attachments: [{ kind: 'announcement', ...of }] },
    });
  const of = { conversationId: conversation.id, messageId: announced.id };
  const { attachments } = await quoting(rep, own.id, of);
  expect(attachments).toEqual([{ kind: 'announcement', ...of, text: 'Entrance B, at nine' }]);
  expect((await readMessages(business, own.id)).items[0]?.attachments).toEqual(attachments);

  // A conversation of others, one that is not a group, and another business's announcement.
  const stranger = await talking(app);
  expect((await quoting(stranger.rep, stranger.conversation.id, of)).attachments).toEqual([]);
  const said = await say(business, own.id, 'Long Street');
  const inPrivate = { conversationId: own.id, messageId: said.id };
  expect((await quoting(rep, own.id, inPrivate)).attachments).toEqual([]);
  const elsewhere = await talking(app, { rep });
  expect((await quoting(rep, elsewhere.conversation.id, of)).attachments).toEqual([]);
  await business.call(messagesApi.remove, { params: of });
  expect((await quoting(second, (await ofTheirs(second, conversation.id)).id, of)).attachments).toEqual([]);
});

/** The rep's own conversation with the business. */
async function ofTheirs(rep: Person, groupId: string) {
  const { applicationId } = await look(rep, groupId);
  return openConversation(rep, { applicationId: applicationId ?? '' });
}

test('a rep who is hired later can read earlier messages, and an applicant cannot open the group', async () => {
  const { business, jobId, conversation } = await group();
  await say(business, conversation.id, 'Entrance B');
  const waiting = await signUpRep(app);
  const { id: applicationId } = await apply(waiting, jobId);
  await expectRefusal(openGroup(waiting, jobId), 'job.not_found');
  await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  expect(await openGroup(waiting, jobId)).toMatchObject({ id: conversation.id, unreadCount: 0, participantCount: 4 });
  expect((await readMessages(waiting, conversation.id)).items).toHaveLength(1);
});

test('a rep who is no longer hired can read messages until then, and no later ones', async () => {
  const { business, rep, second, conversation, ...work } = await group();
  const { id } = conversation;
  const seen = await say(business, id, 'Entrance B');
  await moveBusiness({ business, rep, ...work }, 'cancel');
  await say(business, id, 'Entrance C');
  expect(await look(rep, id)).toMatchObject({
    closed: 'left',
    unreadCount: 1,
    lastPosition: seen.position,
    lastMessage: { text: 'Entrance B' },
  });
  const { items, lastChange, hasNewer } = await readMessages(rep, id);
  expect({ items, lastChange, hasNewer }).toEqual({ items: [seen], lastChange: seen.change, hasNewer: false });
  expect((await readMessages(rep, id, { since: 0 })).items).toEqual([seen]);
  await business.call(conversationsApi.change, { params: { conversationId: id }, body: { repliesTo: 'all' } });
  await expectRefusal(say(rep, id, 'Why?'), 'conversation.left');
  // They don't see who else is hired, and the others don't see that they read.
  expect((await look(rep, id)).participants).toMatchObject([{ userId: business.userId }]);
  await markRead(rep, id, seen.position);
  expect(await look(rep, id)).toMatchObject({ unreadCount: 0 });
  for (const one of [business, second])
    expect(await liveEvents(app, one)).not.toContainEqual(expect.objectContaining({ type: 'conversation.seen' }));
  expect((await look(second, id)).participantCount).toBe(2);
  expect((await openGroup(rep, work.jobId)).closed).toBe('left');
});

test('a rep who blocked the business receives its announcements and cannot answer', async () => {
  const { business, rep, conversation } = await group();
  const params = { conversationId: conversation.id };
  await business.call(conversationsApi.change, { params, body: { repliesTo: 'all' } });
  await rep.call(conversationsApi.block, { params });
  await expectRefusal(say(rep, conversation.id, 'Hello'), 'conversation.blocked');
  await say(business, conversation.id, 'Entrance B');
  expect((await readMessages(rep, conversation.id)).items).toHaveLength(1);
  await expectRefusal(business.call(conversationsApi.block, { params }), 'conversation.not_yours_to_change');
});

test('there is no conversation before the first hire', async () => {
  const business = await signUpBusiness(app);
  const { id } = await postJob(business);
  await expectRefusal(openGroup(business, id), 'conversation.nobody_hired');
});
