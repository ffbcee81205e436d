import { expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import { messageSearchApi } from '#contract/messaging/search.ts';
import { expectRefusal } from '#test/support/api.ts';
import { accepted, moveBusiness, payGigsHere } from '#test/support/engagements.ts';
import { openConversation, say, talking } from '#test/support/messaging.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);

type Query = CallInput<typeof messageSearchApi.search>['query'];

const search = ({ call }: Pick<Person, 'call'>, q: string, more: Partial<Query> = {}) =>
  call(messageSearchApi.search, { query: { q, ...more } });
const idsOf = ({ items }: Awaited<ReturnType<typeof search>>) => items.map(({ id }) => id);

test('words are found in one’s own messages, also inflected or half typed, with highlights', async () => {
  const { business, rep, conversation } = await talking(app);
  const first = await say(business, conversation.id, 'Please bring the contracts that were signed on Monday');
  const second = await say(rep, conversation.id, 'Signing them <now> at thabo@example.com');
  const { items, nextCursor, conversations, searchedFor } = await search(rep, 'sign');
  expect({ nextCursor, conversations, searchedFor }).toEqual({
    nextCursor: null,
    conversations: [],
    searchedFor: null,
  });
  expect(items).toEqual([
    expect.objectContaining({
      ...{ id: second.id, conversationId: conversation.id, position: second.position, senderId: rep.userId },
      ...{ title: 'Ubuntu Foods', jobTitle: conversation.jobTitle, senderName: 'Thabo Mokoena', archived: false },
    }),
    expect.objectContaining({ id: first.id, senderName: 'Ubuntu Foods' }),
  ]);
  expect(items[1]?.excerpt).toEqual([
    { text: 'Please bring the contracts that were ', marked: false },
    { text: 'signed', marked: true },
    { text: ' on Monday', marked: false },
  ]);
  for (const q of ['contract', 'CONTR', 'monday signed', 'the', 'signi', 'example', '  thabo@example.com ']) {
    expect((await search(business, q)).items.length, q).toBeGreaterThan(0);
  }
  expect(idsOf(await search(rep, 'contract tuesday'))).toEqual([]);
  expect(idsOf(await search(rep, 'sign', { as: 'business' }))).toEqual([]);
});

test('the excerpt of a long message contains the words', async () => {
  const { business, rep, conversation } = await talking(app);
  const around = Array.from({ length: 200 }, (_, place) => `word${place}`).join(' ');
  await say(business, conversation.id, `${around} turnstile ${around}`);
  const excerpt = (await search(rep, 'turnstile')).items[0]?.excerpt ?? [];
  expect(excerpt.map(({ text }) => text).join('').length).toBeLessThan(400);
  expect(excerpt.filter(({ marked }) => marked)).toEqual([{ text: 'turnstile', marked: true }]);
  expect([excerpt[0]?.text, excerpt.at(-1)?.text]).toEqual(['…', '…']);
});

test('a misspelt word matches one that was written', async () => {
  const { business, rep, conversation } = await talking(app);
  const { id } = await say(business, conversation.id, 'The warehouse is behind the station');
  const found = await search(rep, 'warehuose station');
  expect({ ids: idsOf(found), searchedFor: found.searchedFor }).toEqual({
    ids: [id],
    searchedFor: 'warehouse station',
  });
  expect(found.items[0]?.excerpt.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
    'warehouse',
    'station',
  ]);
});

test('a name or a job’s title finds its conversation, also misspelt', async () => {
  const business = await signUpBusiness(app);
  const [zanele, sipho] = await Promise.all([
    signUpRep(app, { full_name: 'Zanele Khumalo' }),
    signUpRep(app, { full_name: 'Sipho Nkosi' }),
  ]);
  const [one, other] = [await talking(app, { business, rep: zanele }), await talking(app, { business, rep: sipho })];
  await say(business, one.conversation.id, 'Good morning');
  expect((await search(business, 'Sipho')).conversations, 'nothing was written yet').toEqual([]);
  await say(business, other.conversation.id, 'Good evening, greet Zanele');
  const named = async (q: string) => (await search(business, q)).conversations.map(({ title }) => title);
  expect(await named('zanele')).toEqual(['Zanele Khumalo']);
  expect(await named('Zanelle khum')).toEqual(['Zanele Khumalo']);
  expect((await named(one.conversation.jobTitle ?? '')).toSorted()).toEqual(['Sipho Nkosi', 'Zanele Khumalo']);
  expect((await search(business, 'zanele')).items).toMatchObject([{ title: 'Sipho Nkosi' }]);
});

test('messages of others and deleted messages are not found', async () => {
  const { business, rep, conversation } = await talking(app);
  const params = { conversationId: conversation.id };
  const { id: messageId } = await say(business, conversation.id, 'The password is pineapple');
  const stranger = await talking(app);
  await say(stranger.rep, stranger.conversation.id, 'Nothing of it');
  for (const q of ['pineapple', 'pineaple', 'Ubuntu']) expect(idsOf(await search(stranger.rep, q))).toEqual([]);
  await rep.call(conversationsApi.block, { params });
  await rep.call(conversationsApi.change, { params, body: { archived: true } });
  expect((await search(rep, 'pineapple')).items).toMatchObject([{ id: messageId, archived: true }]);
  await business.call(messagesApi.remove, { params: { ...params, messageId } });
  for (const q of ['pineapple', 'pineaple'])
    expect(await search(rep, q)).toMatchObject({ items: [], searchedFor: null });
});

test('a rep who is no longer hired finds messages until then', async () => {
  const work = await accepted(app, { positions: 3 });
  const { business, rep, jobId } = work;
  const { id } = await openConversation(business, { jobId });
  const before = await say(business, id, 'Entrance blue');
  await moveBusiness(work, 'cancel');
  await say(business, id, 'Entrance crimson');
  expect(idsOf(await search(rep, 'entrance'))).toEqual([before.id]);
  expect(await search(rep, 'crimsom')).toMatchObject({ items: [], searchedFor: null });
});

test('results are paged, newest first, across conversations and misspellings', async () => {
  const { business, rep, conversation } = await talking(app);
  const other = await talking(app, { business, rep });
  const sent: string[] = [];
  for (let count = 0; count < 25; count++) {
    const where = count % 2 ? conversation.id : other.conversation.id;
    sent.unshift((await say(count % 3 ? business : rep, where, `Delivery ${count}`)).id);
  }
  for (const q of ['delivery', 'delivrey']) {
    const first = await search(rep, q);
    const second = await search(rep, q, { cursor: first.nextCursor ?? '' });
    expect(second).toMatchObject({ nextCursor: null, conversations: [] });
    expect(first.items).toHaveLength(20);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(sent);
  }
  await expectRefusal(search(rep, 'delivery', { cursor: 'nonsense' }), 'request.bad_cursor');
});

test('an empty search is refused, and odd characters find nothing', async () => {
  const { rep, business, conversation } = await talking(app);
  await say(business, conversation.id, 'It’s 50% off: \\o/ & (more) | <b>bold</b> : * ! ½ ² 早上好');
  for (const q of ['', '   ', '\u200b']) await expectRefusal(search(rep, q), 'request.invalid');
  const odd = [
    '!!!',
    "'",
    "a' | 'b",
    ':*',
    '\\',
    '%',
    '(((',
    '½',
    '²',
    '早上',
    'é́',
    '<b>',
    '🙂',
    'ß',
    '٣',
    `${'a'.repeat(199)}`,
    'x.*+?[',
    '１２',
  ];
  for (const q of odd) await expect(search(rep, q), q).resolves.toMatchObject({ nextCursor: null });
  expect((await search(rep, 'bold')).items).toHaveLength(1);
});
