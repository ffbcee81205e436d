import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { mostPushDevices } from '#contract/notifications/options.ts';
import { pushDevicesApi } from '#contract/notifications/push-devices.ts';
import { PushFailure } from '#server/platform/push/pusher.ts';
import { clientOf } from '#test/support/accounts-app.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { productClock } from '#test/support/engagements.ts';
import { exportOf } from '#test/support/exports.ts';
import { markRead, say, talking } from '#test/support/messaging.ts';
import { sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { browserOf, sendPushes, turnPushOn } from '#test/support/pushes.ts';

const app = await openTestApp({ work: false });
const clock = productClock();

const devicesOf = async ({ call }: Pick<Person, 'call'>) => (await call(pushDevicesApi.list, {})).items;

/** The same user on another device. */
async function signInElsewhere({ email, password }: Person) {
  const auth = clientOf({ url: app.url });
  const { data } = await auth.signInWithPassword({ email, password });
  const accessToken = data.session?.access_token ?? '';
  return { auth, call: callerOf(app.url, accessToken) };
}

async function written(words = 'Can you start on Monday?') {
  const people = await talking(app);
  const device = await turnPushOn(people.rep);
  const write = async (what = words) => {
    const message = await say(people.business, people.conversation.id, what);
    await sendPendingNews(app);
    return message;
  };
  return { ...people, device, write };
}

test('a message is pushed to each device of its recipient with sender and link, without the text', async () => {
  const { rep, device, conversation, write } = await written();
  const other = await turnPushOn(await signInElsewhere(rep));
  await write();
  const sent = await sendPushes(app);
  expect(sent.map(({ endpoint }) => endpoint).sort()).toEqual([device.endpoint, other.endpoint].sort());
  expect(sent[0]).toMatchObject({
    topic: conversation.id.replaceAll('-', ''),
    urgency: 'high',
    ttl: 86_400,
    notification: {
      title: 'Ubuntu Foods wrote to you',
      body: `About ${conversation.jobTitle}.`,
      navigate: `http://thengisa.test/rep-portal?tab=messages&conversation=${conversation.id}`,
      tag: conversation.id.replaceAll('-', ''),
    },
  });
  expect(JSON.stringify(sent)).not.toContain('Monday');
  expect(await devicesOf(rep)).toMatchObject([{ takenAt: expect.any(String), failedAt: null }, {}]);
});

test('users who opted in see the text, on one short line', async () => {
  const { rep, write } = await written();
  await rep.call(accountApi.chooseNotifications, { body: { messagePreviews: true } });
  await write(`Monday\nat nine${' and then'.repeat(40)}`);
  const [sent] = await sendPushes(app);
  expect(sent?.notification.body).toMatch(/^Monday at nine and then.{90,}…$/);
});

test('several waiting messages are one push, and read ones are none', async () => {
  const { rep, conversation, write } = await written();
  await write();
  await write('At nine?');
  expect((await sendPushes(app)).map(({ notification }) => notification.title)).toEqual([
    '2 new messages from Ubuntu Foods',
  ]);
  const { position } = await write('Hello?');
  await markRead(rep, conversation.id, position);
  expect(await sendPushes(app)).toEqual([]);
});

test('with quiet nights pushes wait until seven', async () => {
  const { rep, write } = await written();
  await rep.call(accountApi.chooseNotifications, { body: { quietNights: true } });
  clock.goTo('2026-12-01T23:00:00+02:00');
  await write();
  expect(await sendPushes(app)).toEqual([]);
  const { rows } = await app.database.pool.query<{ hours: number }>(
    `select round(extract(epoch from max(start_after) - now()) / 3600)::int as hours
     from pgboss.job where name = 'notifications.push'`,
  );
  expect(rows).toEqual([{ hours: 8 }]);
  await app.database.pool.query(`update pgboss.job set start_after = now() where name = 'notifications.push'`);
  clock.goTo('2026-12-02T07:00:00+02:00');
  expect(await sendPushes(app)).toHaveLength(1);
});

test('a hired rep gets a push too', async () => {
  const { rep, business, applicationId } = await talking(app);
  await turnPushOn(rep);
  await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  await sendPendingNews(app);
  const titles = (await sendPushes(app)).map(({ notification }) => notification.title);
  expect(titles).toEqual([expect.stringMatching(/^Ubuntu Foods accepted you for /)]);
});

test('a browser that is gone is deleted, and nothing is sent to it again', async () => {
  const { rep, write } = await written();
  await write();
  expect(await sendPushes(app, async () => 'gone')).toHaveLength(1);
  expect(await devicesOf(rep)).toEqual([]);
  await write('Hello?');
  expect(await sendPushes(app)).toEqual([]);
});

test.each([true, false])(
  'a push that the push service does not accept is recorded, and retried if that may help: %s',
  async (passing) => {
    const { rep, write } = await written();
    await write();
    const failing = sendPushes(app, async () => {
      throw new PushFailure('no', passing);
    });
    await expect(failing).rejects.toMatchObject({ name: passing ? 'PushFailure' : 'PermanentFailure' });
    expect(await devicesOf(rep)).toMatchObject([{ takenAt: null, failedAt: expect.any(String) }]);
  },
);

test('a test goes only to the requested device', async () => {
  const [rep, other] = [await signUpRep(app), await signUpRep(app)];
  const { id: deviceId, endpoint } = await turnPushOn(rep);
  await turnPushOn(other);
  await rep.call(pushDevicesApi.test, { params: { deviceId } });
  expect(await sendPushes(app)).toMatchObject([{ endpoint, notification: { title: 'Notifications work here' } }]);
  await expectRefusal(other.call(pushDevicesApi.test, { params: { deviceId } }), 'push_device.not_found');
  await expectRefusal(other.call(pushDevicesApi.remove, { params: { deviceId } }), 'push_device.not_found');
  await rep.call(pushDevicesApi.remove, { params: { deviceId } });
  expect(await devicesOf(rep)).toEqual([]);
});

test('signing out ends pushes to that device only', async () => {
  const rep = await signUpRep(app);
  const elsewhere = await signInElsewhere(rep);
  await turnPushOn(rep);
  await turnPushOn(elsewhere);
  await elsewhere.auth.signOut({ scope: 'local' });
  expect(await devicesOf(rep)).toMatchObject([{ current: true }]);
  await rep.call(accountApi.close, { body: { password: rep.password } });
  const { rowCount } = await app.database.pool.query('select from push_devices where user_id = $1', [rep.userId]);
  expect(rowCount).toBe(0);
});

test('an expired session gets no push before it is swept', async () => {
  const { rep, write } = await written();
  await write();
  await app.database.pool.query(`update sessions set expires_at = now() where user_id = $1`, [rep.userId]);
  expect(await sendPushes(app)).toEqual([]);
});

test('a browser registers at every start and stays one device', async () => {
  const rep = await signUpRep(app);
  const first = await turnPushOn(rep, 'one-browser');
  clock.goTo(new Date(), 24);
  const again = await turnPushOn(rep, 'one-browser');
  expect(again).toMatchObject({ id: first.id, since: first.since });
  expect(again.renewedAt > first.renewedAt).toBe(true);
  await turnPushOn(rep, 'the-same-with-another-address');
  expect(await devicesOf(rep)).toHaveLength(1);
});

test('a browser where another user signs in gets no more pushes of the former one', async () => {
  const [rep, other] = [await signUpRep(app), await signUpRep(app)];
  await turnPushOn(rep, 'a-shared-browser');
  await turnPushOn(other, 'a-shared-browser');
  expect(await devicesOf(rep)).toEqual([]);
  expect(await devicesOf(other)).toHaveLength(1);
});

test('beyond the limit, the least recently opened device is removed', async () => {
  const rep = await signUpRep(app);
  const first = await turnPushOn(rep);
  for (let more = 0; more < mostPushDevices; more++) {
    clock.goTo(new Date(), 1 + more);
    await turnPushOn(await signInElsewhere(rep));
  }
  const devices = await devicesOf(rep);
  expect(devices).toHaveLength(mostPushDevices);
  expect(devices.map(({ id }) => id)).not.toContain(first.id);
});

test.each(['https://thief.example/', 'https://10.0.0.1/', 'http://fcm.googleapis.com/fcm/send/a'])(
  'users cannot make the server call %s',
  async (endpoint) => {
    const rep = await signUpRep(app);
    const body = { ...(await browserOf(rep)), endpoint };
    await expectRefusal(rep.call(pushDevicesApi.keep, { body }), 'push_device.not_reachable');
  },
);

test('a key that cannot encrypt is refused, and so is a retired server key', async () => {
  const rep = await signUpRep(app);
  const body = await browserOf(rep);
  const keep = (changes: Partial<typeof body>) => rep.call(pushDevicesApi.keep, { body: { ...body, ...changes } });
  await expectRefusal(keep({ p256dh: 'A'.repeat(87) }), 'push_device.not_reachable');
  await expectRefusal(keep({ serverKey: body.p256dh }), 'push_device.other_key');
});

test('after a change of the server key, old subscriptions are deleted and not tried', async () => {
  const { rep, write } = await written();
  await app.database.pool.query(`update push_devices set server_key = 'old' where user_id = $1`, [rep.userId]);
  await write();
  expect(await sendPushes(app)).toEqual([]);
  expect(await devicesOf(rep)).toEqual([]);
});

test('devices are in the data export, without what would let others reach them', async () => {
  const rep = await signUpRep(app);
  await turnPushOn(rep, 'an-address');
  const copy = await exportOf(app, rep);
  expect(copy.pushDevices).toMatchObject([{ device: expect.any(String), since: expect.any(String) }]);
  expect(JSON.stringify(copy.pushDevices)).not.toContain('an-address');
});
