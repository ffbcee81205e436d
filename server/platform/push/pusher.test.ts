import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { importJWK, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { isPushService } from './push-services.ts';
import { openPusher, PushFailure, type PushMessage } from './pusher.ts';
import { deriveVapidKeys } from './vapid-keys.ts';

const keys = deriveVapidKeys('the secret of a test, and of no installation');
const subject = 'mailto:support@thengisa.co.za';
const message: PushMessage = { payload: '{"web_push":8030}', ttl: 60, urgency: 'high', topic: 'a-conversation' };

function openBrowser(endpoint = 'https://fcm.googleapis.com/fcm/send/a-device') {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const target = { endpoint, p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return { pair, auth, target };
}

/** As a browser decrypts it (RFC 8291), written from the standard and independent of the encrypting code. */
function decrypt({ pair, auth }: ReturnType<typeof openBrowser>, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const theirs = body.subarray(21, 21 + body.readUInt8(20));
  const content = body.subarray(21 + theirs.length);
  const shared = pair.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
  const ikm = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

const answering = (status: number, sent: { url: string; init: RequestInit }[] = []) =>
  (async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return new Response(null, { status });
  }) as unknown as typeof fetch;

test('a browser can read the message, and its push service the sender', async () => {
  const browser = openBrowser();
  const sent: { url: string; init: RequestInit }[] = [];
  const pusher = openPusher({ keys, subject, fetch: answering(201, sent) });
  expect(await pusher.send(browser.target, message)).toBe('taken');
  const [{ url, init } = { url: '', init: {} }] = sent;
  expect(url).toBe(browser.target.endpoint);
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
  const headers = init.headers as Record<string, string>;
  expect(headers).toMatchObject({
    TTL: 60,
    Urgency: 'high',
    Topic: 'a-conversation',
    'Content-Encoding': 'aes128gcm',
  });
  expect(decrypt(browser, Buffer.from(init.body as Uint8Array))).toBe(message.payload);
  const [, jwt = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.Authorization ?? '') ?? [];
  expect(key).toBe(keys.publicKey);
  const point = Buffer.from(keys.publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const { payload } = await jwtVerify(jwt, await importJWK({ kty: 'EC', crv: 'P-256', x, y } as object, 'ES256'), {
    audience: 'https://fcm.googleapis.com',
  });
  expect(payload.sub).toBe(subject);
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [202, 'taken'],
] as const)('an answer of %i means %s', async (status, outcome) => {
  const pusher = openPusher({ keys, subject, fetch: answering(status) });
  expect(await pusher.send(openBrowser().target, message)).toBe(outcome);
});

test.each([
  [429, true],
  [503, true],
  [403, false],
  // A redirect is not followed.
  [307, false],
])('after an answer of %i a retry may help: %s', async (status, passing) => {
  const pusher = openPusher({ keys, subject, fetch: answering(status) });
  await expect(pusher.send(openBrowser().target, message)).rejects.toMatchObject({ name: 'PushFailure', passing });
});

test('a service that never answers is given up', async () => {
  const never = ((_url: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    })) as typeof fetch;
  const pusher = openPusher({ keys, subject, fetch: never, patienceMs: 5 });
  await expect(pusher.send(openBrowser().target, message)).rejects.toEqual(
    new PushFailure('The push service cannot be reached.', true),
  );
});

const elsewhere = [
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com:8443/fcm/send/a',
  'https://name:word@fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com.thief.example/fcm/send/a',
  'https://fcm.googleapis.com@10.0.0.1/',
  'https://thief.example/#.push.apple.com',
  'https://push.apple.com.thief.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost/',
  'https://notify.windows.com/',
  `https://fcm.googleapis.com/${'a'.repeat(2000)}`,
  'file:///etc/passwd',
  'no address',
];

test.each(elsewhere)('nothing is ever sent to %s', async (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
  const sent: { url: string; init: RequestInit }[] = [];
  const pusher = openPusher({ keys, subject, fetch: answering(201, sent) });
  await expect(pusher.send(openBrowser(endpoint).target, message)).rejects.toMatchObject({ passing: false });
  expect(sent).toEqual([]);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/cX:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QFJ',
  'https://wns2-par02p.notify.windows.com/w/?token=BQ',
])('%s is a push service', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});
