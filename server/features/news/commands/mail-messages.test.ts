import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import type { NotificationChoices } from '#contract/accounts/notification-choices.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { productClock } from '#test/support/engagements.ts';
import { mailsTo } from '#test/support/mails.ts';
import { markRead, say, talking } from '#test/support/messaging.ts';
import { sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import type { Person } from '#test/support/people.ts';
import { admitUser, barUser } from '../../accounts/commands/bar-user.ts';
import { createTopicTokens } from '../access/stop-tokens.ts';
import { mailMessages } from './mail-messages.ts';

const app = await openTestApp({ work: false });
const clock = productClock();
const { siteUrl, secretKey, log, transaction } = app.services;
const tokens = createTopicTokens(secretKey);

/** Noon in South Africa, in winter as in summer. Times are minutes after it. */
const noon = new Date('2026-12-01T12:00:00+02:00');
const after = (minutes: number) => clock.goTo(noon, minutes / 60);

const mailNow = () => mailMessages(transaction, { siteUrl, tokens, log }, AbortSignal.timeout(30_000));

async function mails({ email }: Person) {
  await mailNow();
  return (await mailsTo(app.database, email)).filter(({ text }) => text.includes('Replies to this email'));
}

async function startAtNoon() {
  const people = await talking(app);
  after(0);
  const { conversation } = people;
  const write = async (words: string, from = people.business) => {
    const message = await say(from, conversation.id, words);
    await sendPendingNews(app);
    return message;
  };
  return { ...people, write, choose: (body: Partial<NotificationChoices>) => chooseFor(people.rep, body) };
}

const chooseFor = ({ call }: Person, body: Partial<NotificationChoices>) =>
  call(accountApi.chooseNotifications, { body });

test('messages unread for a quarter of an hour are emailed once, and again only with a newer one', async () => {
  const { rep, write, conversation } = await startAtNoon();
  await write('Can you start on Monday?');
  after(5);
  await write('My number is 082 555 1234');
  after(14);
  expect(await mails(rep)).toEqual([]);
  after(15.1);
  const [mail, ...more] = await mails(rep);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('2 messages from Ubuntu Foods | Thengisa');
  expect(mail?.text).toContain(`You have 2 unread messages about ${conversation.jobTitle}.`);
  expect(mail?.text).toContain('Replies to this email don’t reach them.');
  expect(mail?.text).toContain(`${siteUrl}/rep-portal?tab=messages&conversation=${conversation.id}`);
  expect(mail?.text).not.toContain('My number');
  expect(mail?.text).not.toContain('on Monday');
  after(600);
  expect(await mails(rep)).toHaveLength(1);

  await write('Hello?');
  after(614);
  expect(await mails(rep)).toHaveLength(1);
  after(616);
  expect((await mails(rep))[1]?.subject).toBe('A message from Ubuntu Foods | Thengisa');
});

test('each conversation has its own email, and later messages wait their own quarter of an hour', async () => {
  const { rep, write } = await startAtNoon();
  const other = await talking(app, { rep });
  await write('Hello');
  after(10);
  await say(other.business, other.conversation.id, 'Good day');
  await sendPendingNews(app);
  after(16);
  expect(await mails(rep)).toHaveLength(1);
  after(26);
  expect(await mails(rep)).toHaveLength(2);
});

test('messages read in time are not emailed, and later ones are not emailed early', async () => {
  const { rep, write, conversation } = await startAtNoon();
  const { position } = await write('Hello');
  after(5);
  await markRead(rep, conversation.id, position);
  after(14);
  await write('Still there?');
  after(16);
  expect(await mails(rep)).toEqual([]);
  after(30);
  expect(await mails(rep)).toHaveLength(1);
});

test('a muted conversation is not emailed, nor a user who opted out', async () => {
  const { rep, business, write, conversation, choose } = await startAtNoon();
  await write('Hello');
  await rep.call(conversationsApi.change, { params: { conversationId: conversation.id }, body: { muted: true } });
  after(16);
  expect(await mails(rep)).toEqual([]);
  await rep.call(conversationsApi.change, { params: { conversationId: conversation.id }, body: { muted: false } });
  await choose({ messages: false });
  await write('Hello again');
  await write('Thank you', rep);
  after(60);
  expect(await mails(rep)).toEqual([]);
  expect(await mails(business)).toHaveLength(1);
});

test('a suspended user is not emailed, and later messages are', async () => {
  const { rep, write } = await startAtNoon();
  await write('Hello');
  await transaction((tx) => barUser(tx, rep.userId));
  after(16);
  expect(await mails(rep)).toEqual([]);
  await transaction((tx) => admitUser(tx, rep.userId));
  await write('Hello again');
  after(60);
  expect(await mails(rep)).toHaveLength(1);
});

test('one click in the email turns them off, as in the settings', async () => {
  const { rep, write } = await startAtNoon();
  await write('Hello');
  after(16);
  const [mail] = await mails(rep);
  const { pathname, search } = new URL(mail?.stopUrl ?? '');
  const response = await fetch(`${app.url}${pathname}${search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(response.ok).toBe(true);
  await write('Hello again');
  after(60);
  expect(await mails(rep)).toHaveLength(1);
  expect((await rep.call(accountApi.show, {})).notifications.messages).toBe(false);
});

test('at night emails wait until seven for users with quiet nights', async () => {
  const { rep, business, write, choose } = await startAtNoon();
  await choose({ quietNights: true });
  clock.goTo('2026-12-01T19:50:00+02:00');
  await write('Tomorrow?');
  await write('Yes', rep);
  clock.goTo('2026-12-01T20:06:00+02:00');
  expect(await mails(rep)).toEqual([]);
  expect(await mails(business)).toHaveLength(1);
  clock.goTo('2026-12-02T06:59:00+02:00');
  expect(await mails(rep)).toEqual([]);
  clock.goTo('2026-12-02T07:00:00+02:00');
  expect(await mails(rep)).toHaveLength(1);
});

test('two concurrent processes send one email', async () => {
  const { rep, write } = await startAtNoon();
  await write('Hello');
  after(16);
  await Promise.all([mailNow(), mailNow(), mailNow(), mailNow()]);
  expect(await mails(rep)).toHaveLength(1);
});
