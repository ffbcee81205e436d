import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { pushDevicesApi } from '#contract/notifications/push-devices.ts';
import { type PushPayload, pushPayload } from '#contract/notifications/push-payload.ts';
import { previewMessage } from '#server/features/messaging/queries/preview-message.ts';
import { type PushToSend, sendPushTask } from '#server/features/notifications/push/commands/queue-pushes.ts';
import { sendPush } from '#server/features/notifications/push/commands/send-push.ts';
import type { Pusher, PushMessage } from '#server/platform/push/pusher.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

/** A browser's push subscription. */
export async function browserOf({ call }: Pick<Person, 'call'>, name: string = randomUUID()) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    p256dh: pair.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
    serverKey: (await call(pushDevicesApi.list, {})).serverKey,
  };
}

/** Turns notifications on for this user's session. */
export async function turnPushOn(person: Pick<Person, 'call'>, name?: string) {
  const body = await browserOf(person, name);
  return { ...(await person.call(pushDevicesApi.keep, { body })), endpoint: body.endpoint };
}

interface Pushed extends Pick<PushMessage, 'topic' | 'ttl' | 'urgency'> {
  readonly endpoint: string;
  readonly notification: PushPayload['notification'];
}

type Answer = () => Promise<'taken' | 'gone'>;

/** A fake of the push services: records messages, and answers as the test says. */
function fakePusher({ services }: TestApp, answer: Answer = async () => 'taken') {
  const sent: Pushed[] = [];
  const pusher: Pusher = {
    publicKey: services.pusher.publicKey,
    async send({ endpoint }, { payload, ...how }) {
      sent.push({ endpoint, ...how, notification: pushPayload.parse(JSON.parse(payload)).notification });
      return answer();
    },
  };
  return { pusher, sent };
}

interface Job {
  readonly id: string;
  readonly data: PushToSend;
}

/** Sends pending pushes, in an app without background work; throws if sending fails. */
export async function sendPushes(app: TestApp, answer?: Answer): Promise<Pushed[]> {
  const { pusher, sent } = fakePusher(app, answer);
  const { db, transaction, siteUrl } = app.services;
  const { rows } = await app.database.pool.query<Job>(
    'delete from pgboss.job where name = $1 and start_after <= now() returning id, data',
    [sendPushTask],
  );
  for (const { data } of rows)
    await sendPush({ db, transaction }, data, { pusher, siteUrl, previewOf: previewMessage });
  return sent;
}
