import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import type { SignedInActor } from '#server/features/accounts/access.ts';
import { ensureJobConversation } from '#server/features/messaging/commands/job-conversation.ts';
import { sendMessage } from '#server/features/messaging/commands/send-message.ts';
import { callerOf, RefusedCall } from '#test/support/api.ts';
import { accepted, moveBusiness, payGigsHere } from '#test/support/engagements.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import {
  look,
  markRead,
  openConversation,
  readMessages,
  say,
  talking,
  troubleInMessages,
} from '#test/support/messaging.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { areWaiting, holdOpen } from './held-transactions.ts';

const [first, second] = await openTwoTestApps({ work: false });
await payGigsHere(first);
const [business, rep] = await Promise.all([signUpBusiness(first), signUpRep(first)]);

const rounds = Array.from({ length: 4 }, (_, round) => round);

/** The same user in the other process. */
const elsewhere = ({ accessToken }: Person) => ({ call: callerOf(second.url, accessToken) });
const inBoth = (person: Person) => [person, elsewhere(person)] as const;

async function refusals(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls);
  return settled.flatMap((result) => {
    if (result.status === 'fulfilled') return [];
    if (result.reason instanceof RefusedCall) return [result.reason.problem.code];
    throw result.reason;
  });
}

test('opening a conversation concurrently gives the same one', async () => {
  for (const _ of rounds) {
    const { id: jobId } = await postJob(business);
    const { id: applicationId } = await apply(rep, jobId);
    const people = [...inBoth(business), ...inBoth(rep), ...inBoth(business)];
    const open = await Promise.all(people.map((one) => openConversation(one, { applicationId })));
    expect(new Set(open.map(({ id }) => id)).size).toBe(1);
    expect(open[0]?.participantCount).toBe(2);
    const asking = await signUpRep(first);
    const asked = await Promise.all(
      [...inBoth(asking), ...inBoth(asking)].map((one) => openConversation(one, { support: true })),
    );
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  }
});

test('a message that is sent ten times concurrently is one, and is unread once', async () => {
  const { conversation } = await talking(first, { business, rep });
  for (const round of rounds) {
    const id = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => say(inBoth(business)[turn % 2] ?? business, conversation.id, 'Once', id)),
    );
    expect(new Set(sent.map(({ position }) => position)).size).toBe(1);
    expect((await look(rep, conversation.id)).unreadCount).toBe(round + 1);
  }
  expect((await readMessages(rep, conversation.id)).items).toHaveLength(rounds.length);
});

test('the same number sent concurrently to two conversations is one message in one of them', async () => {
  const [here, there] = [await talking(first, { business, rep }), await talking(first, { business })];
  for (const _ of rounds) {
    const id = randomUUID();
    const calls = [here, there].map(({ conversation }, turn) =>
      say(inBoth(business)[turn] ?? business, conversation.id, 'Hello', id),
    );
    expect(await refusals(calls)).toEqual(['message.id_taken']);
  }
  expect(await troubleInMessages(first)).toEqual([]);
});

test('both write concurrently, and both read the same in the same order', async () => {
  const { conversation } = await talking(first, { business, rep });
  const writers = [...inBoth(business), ...inBoth(rep)];
  const sent = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => say(writers[turn % 4] ?? business, conversation.id, `Words ${turn}`)),
  );
  const { items } = await readMessages(rep, conversation.id);
  expect(items.map(({ position }) => position)).toEqual(Array.from(items, (_, place) => place + 1));
  expect(items.map(({ id }) => id).toSorted()).toEqual(sent.map(({ id }) => id).toSorted());
  expect((await readMessages(business, conversation.id)).items).toEqual(items);
  expect(await troubleInMessages(first)).toEqual([]);
});

test('concurrent sends, deletions and reads leave the unread count correct', async () => {
  const { conversation } = await talking(first, { business, rep });
  for (const _ of rounds) {
    const { position, id: messageId } = await say(business, conversation.id, 'To be taken back');
    await Promise.all([
      ...Array.from({ length: 8 }, (_, turn) => say(inBoth(business)[turn % 2] ?? business, conversation.id, 'More')),
      ...Array.from({ length: 8 }, (_, turn) =>
        markRead(inBoth(rep)[turn % 2] ?? rep, conversation.id, position - 1 + turn),
      ),
      business.call(messagesApi.remove, { params: { conversationId: conversation.id, messageId } }),
      say(rep, conversation.id, 'And I write'),
    ]);
    expect(await troubleInMessages(first)).toEqual([]);
  }
});

test('blocking waits for messages being sent, and then none arrive any more', async () => {
  const { conversation } = await talking(first, { business, rep });
  const params = { conversationId: conversation.id };
  const sending = { conversationId: conversation.id, id: randomUUID(), content: 'Just in time' };
  const held = await holdOpen(first, (tx) => sendMessage(tx, { userId: business.userId } as SignedInActor, sending));
  const blocking = elsewhere(rep).call(conversationsApi.block, { params });
  try {
    await areWaiting(first, 1);
  } finally {
    await held.commit();
  }
  expect((await blocking).lastMessage).toMatchObject({ text: 'Just in time' });
  const calls = Array.from({ length: 6 }, (_, turn) =>
    say(inBoth(business)[turn % 2] ?? business, conversation.id, 'Late'),
  );
  expect(await refusals(calls)).toEqual(Array(6).fill('conversation.blocked'));
  await rep.call(conversationsApi.unblock, { params });
});

test('a message edited and deleted concurrently is deleted, with events in any order', async () => {
  const { conversation } = await talking(first, { business, rep });
  for (const _ of rounds) {
    const { id: messageId, change } = await say(business, conversation.id, 'Hello');
    const params = { conversationId: conversation.id, messageId };
    const ended = await refusals([
      business.call(messagesApi.edit, { params, body: { content: 'Otherwise' } }),
      elsewhere(business).call(messagesApi.remove, { params }),
      business.call(messagesApi.edit, { params, body: { content: 'Another way' } }),
    ]);
    expect(ended.filter((code) => code !== 'message.not_found')).toEqual([]);
    const { items, lastChange } = await readMessages(rep, conversation.id, { since: change });
    expect(items).toMatchObject([{ id: messageId, content: '', change: lastChange, deletedAt: expect.any(String) }]);
  }
});

test('a rep hired during an announcement is in the conversation, with a correct unread count', async () => {
  for (const _ of rounds) {
    const { id: jobId } = await postJob(business, { positions: 3 });
    const people = [rep, await signUpRep(first)];
    const sent = [];
    for (const one of people) sent.push((await apply(one, jobId)).id);
    const accept = (applicationId: string, turn: number) =>
      (inBoth(business)[turn] ?? business).call(applicationsApi.accept, { params: { applicationId }, body: {} });
    // The first hire creates it, or a concurrent open.
    await refusals([
      accept(sent[0] ?? '', 0),
      openConversation(elsewhere(business), { jobId }),
      openConversation(business, { jobId }),
    ]);
    const { id } = await openConversation(business, { jobId });
    await Promise.all([
      accept(sent[1] ?? '', 1),
      say(business, id, 'Entrance B'),
      say(elsewhere(business), id, 'At nine'),
    ]);
    for (const one of people) expect((await openConversation(one, { jobId })).id).toBe(id);
    expect(await look(business, id)).toMatchObject({ participantCount: 3, unreadCount: 0 });
    expect(await troubleInMessages(first)).toEqual([]);
  }
});

test('a rep hired while the conversation is first created is waited for, or waits', async () => {
  const work = await accepted(first, { positions: 2 }, { business, rep: await signUpRep(first) });
  const late = await signUpRep(first);
  const { id: applicationId } = await apply(late, work.jobId);
  // As for a job from before there were messages.
  await first.database.pool.query('delete from conversations where job_id = $1', [work.jobId]);
  const held = await holdOpen(first, (tx) => ensureJobConversation(tx, work.jobId));
  const hiring = elsewhere(business).call(applicationsApi.accept, { params: { applicationId }, body: {} });
  try {
    await areWaiting(first, 1);
  } finally {
    await held.commit();
  }
  await hiring;
  expect((await openConversation(late, { jobId: work.jobId })).participantCount).toBe(3);
});

test('a rep removed while writing has written before they left, or not at all', async () => {
  for (const _ of rounds) {
    const work = await accepted(first, {}, { business, rep: await signUpRep(first) });
    const { id } = await openConversation(business, { jobId: work.jobId });
    await business.call(conversationsApi.change, { params: { conversationId: id }, body: { repliesTo: 'all' } });
    const [leaving, ...saying] = [
      moveBusiness(work, 'cancel'),
      ...Array.from({ length: 4 }, (_, turn) => say(inBoth(work.rep)[turn % 2] ?? work.rep, id, 'Wait')),
    ];
    const ended = await refusals(saying);
    await leaving;
    expect(ended.filter((code) => code !== 'conversation.left')).toEqual([]);
    expect((await readMessages(work.rep, id)).items).toHaveLength(4 - ended.length);
    expect((await readMessages(business, id)).items).toHaveLength(4 - ended.length);
  }
  expect(await troubleInMessages(first)).toEqual([]);
});
