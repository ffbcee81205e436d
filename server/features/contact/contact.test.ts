import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { brand } from '#contract/brand.ts';
import { contactApi } from '#contract/contact/contact.ts';
import { usualSupport } from '#contract/usual-support.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTestApp } from '#test/support/open-apps.ts';

const app = await openTestApp({ work: false });
const call = callerOf(app.url, null);

function draft(changes: Record<string, unknown> = {}) {
  const email = `lindiwe-${randomUUID()}@example.co.za`;
  const body = { name: 'Lindiwe Mahlangu', email, subject: 'Promoters in Soweto', message: 'Two days.\n\nIn May?' };
  return { ...body, user_type: 'business' as const, ...changes };
}

function send(message: ReturnType<typeof draft>, idempotencyKey?: string) {
  return call(contactApi.enquire, { body: message }, idempotencyKey ? { idempotencyKey } : {});
}

/** The rows stored about a sender. */
async function keptOf({ email }: { email: string }) {
  const { rows } = await app.database.pool.query(
    'select name, email, subject, message, user_type from contact_messages where email = $1',
    [email],
  );
  return rows;
}

const toTeam = async (subject: string): Promise<Mail[]> =>
  (await mailsTo(app.database, usualSupport.email)).filter((mail) => mail.subject.includes(subject));

describe('a message', () => {
  test('is stored, sent to the team and confirmed to its sender', async () => {
    const message = draft({ subject: `Promoters ${randomUUID()}` });
    expect(await send(message)).toEqual({ received: true });
    expect(await keptOf(message)).toEqual([message]);
    const [told] = await toTeam(message.subject);
    expect(told?.subject).toBe(`Contact form: ${message.subject}`);
    for (const words of [message.name, message.email, 'Business owner', 'Two days.', 'In May?']) {
      expect(told?.text).toContain(words);
    }
    const confirmations = await mailsTo(app.database, message.email);
    expect(confirmations.map(({ subject }) => subject)).toEqual([`We’ve received your message | ${brand.name}`]);
  });

  test('may omit the user type', async () => {
    for (const changes of [{ user_type: null }, { user_type: undefined }]) {
      const message = draft(changes);
      await send(message);
      expect(await keptOf(message)).toMatchObject([{ user_type: null }]);
    }
  });

  test('is confirmed in our own words only, whatever a stranger typed', async () => {
    const message = draft({ name: 'Buy pills at evil.example', subject: 'evil.example', message: 'evil.example' });
    await send(message);
    const [confirmation] = await mailsTo(app.database, message.email);
    expect(JSON.stringify(confirmation)).not.toContain('evil');
  });

  test('keeps SQL and HTML as plain text', async () => {
    const text = `'; drop table leads; -- <script>alert("1")</script> \${7*7} \\`;
    const message = draft({ name: text, subject: text, message: text });
    await send(message);
    expect(await keptOf(message)).toEqual([message]);
    const told = (await toTeam(text)).at(-1);
    expect(told?.text).toContain(text);
    expect(told?.html).not.toContain('<script>');
  });

  test.each([
    ['name', { name: ' ' }, 'Name is required.'],
    ['name', { name: undefined }, 'Name is required.'],
    ['name', { name: 'x'.repeat(121) }, 'Name can be at most 120 characters long.'],
    ['email', { email: '' }, 'Email is required.'],
    ['email', { email: 'lindiwe' }, 'Enter an email address such as name@example.co.za.'],
    ['email', { email: `${'x'.repeat(65)}@example.co.za` }, 'The part of the address before the @ is too long.'],
    ['subject', { subject: '' }, 'Subject is required.'],
    ['message', { message: '\n ' }, 'Message is required.'],
    ['message', { message: 'x'.repeat(5001) }, 'Message can be at most 5000 characters long.'],
    ['user_type', { user_type: 'admin' }, 'Choose who you are from the list.'],
  ])('reports the error of the field %s: %j', async (field, changes, message) => {
    const problem = await expectRefusal(send(draft(changes)), 'request.invalid');
    expect(problem.errors).toEqual([{ field, message }]);
  });
});

describe('an email header', () => {
  const ends = ['\r\n', '\n', '\r', '\u0000', '\u0085', '\u2028', '\u2029', '\u000b', '\t'];
  const attacks = ends.flatMap((end) => [
    ['name', `Lindiwe${end}Bcc: victim@example.com`],
    ['subject', `Hello${end}Bcc: victim@example.com`],
    ['email', `lindiwe@example.co.za${end}Bcc: victim@example.com`],
  ]);

  test.each(attacks)('cannot be smuggled in by the %s %j', async (field, text) => {
    const problem = await expectRefusal(send(draft({ [field]: text })), 'request.invalid');
    expect(new Set(problem.errors?.map((error) => error.field))).toEqual(new Set([field]));
  });

  test.each([
    'a@example.co.za, b@example.com',
    'a@example.co.za;b@example.com',
    '"a b"@example.co.za',
    'a@example.co.za?bcc=b@example.com',
  ])('cannot be made of the address %j', async (email) => {
    await expectRefusal(send(draft({ email })), 'request.invalid');
  });

  test('encoded or trailing, a line break stays text', async () => {
    const subject = `Hello%0d%0aBcc: v@example.com =?utf-8?Q?=0ABcc:_v?= ${randomUUID()}`;
    const message = draft({ subject: `${subject}\r\n`, message: 'One\r\n.\r\nBcc: v@example.com' });
    await send(message);
    expect((await toTeam(subject)).map((mail) => mail.subject)).toEqual([`Contact form: ${subject}`]);
  });
});

describe('a message sent twice', () => {
  test('with one idempotency key is stored and emailed once, also when both arrive concurrently', async () => {
    const message = draft({ subject: `Once ${randomUUID()}` });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(message, key)));
    expect(answers).toEqual(Array(5).fill({ received: true }));
    expect(await keptOf(message)).toHaveLength(1);
    expect(await toTeam(message.subject)).toHaveLength(1);
    expect(await mailsTo(app.database, message.email)).toHaveLength(1);
  });

  test('with a new key is sent again; another message with an old key is refused', async () => {
    const message = draft();
    const key = randomUUID();
    await send(message, key);
    await send(message, randomUUID());
    expect(await keptOf(message)).toHaveLength(2);
    await expectRefusal(send({ ...message, message: 'Something else' }, key), 'request.key_reused');
  });
});

describe('abuse', () => {
  test('a bot that fills in the hidden field is thanked, and nothing is stored or emailed', async () => {
    const message = draft({ website: 'https://spam.example', subject: `Spam ${randomUUID()}` });
    expect(await send(message)).toEqual({ received: true });
    expect(await keptOf(message)).toEqual([]);
    expect(await toTeam(message.subject)).toEqual([]);
    expect(await mailsTo(app.database, message.email)).toEqual([]);
  });

  test('a mailbox is not flooded with confirmations, and no message is lost', async () => {
    const { email } = draft();
    for (let count = 0; count < 5; count++) await send(draft({ email: count % 2 ? email : email.toUpperCase() }));
    const confirmed = [...(await mailsTo(app.database, email)), ...(await mailsTo(app.database, email.toUpperCase()))];
    expect(confirmed).toHaveLength(3);
    expect([...(await keptOf({ email })), ...(await keptOf({ email: email.toUpperCase() }))]).toHaveLength(5);
  });

  test('when the email cannot be queued, nothing is stored', async () => {
    const message = draft({ email: 'a+b@example.co.za' });
    await app.database.pool.query('alter schema pgboss rename to pgboss_away');
    await expect(send(message)).rejects.toMatchObject({ problem: { status: 500 } });
    await app.database.pool.query('alter schema pgboss_away rename to pgboss');
    expect(await keptOf(message)).toEqual([]);
  });

  test.each([
    ['without a body', 'GET', undefined],
    ['with another method', 'PUT', '{}'],
    ['as a form', 'POST', 'name=a&email=b'],
    ['cut off', 'POST', '{"name":'],
    ['with a list', 'POST', '[]'],
    ['with null', 'POST', 'null'],
    ['with 70 kB', 'POST', `{"message":"${'x'.repeat(70_000)}"}`],
  ])('a call %s is a problem', async (_how, method, body) => {
    const type = body?.startsWith('name=') ? 'application/x-www-form-urlencoded' : 'application/json';
    const response = await fetch(app.url + contactApi.enquire.path, {
      method,
      ...(body !== undefined && { body, headers: { 'content-type': type } }),
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });
});

test('the OpenAPI document describes it', async () => {
  const document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as { paths: Record<string, object> };
  expect(document.paths[contactApi.enquire.path]).toHaveProperty('post.requestBody');
  expect(document.paths['/api/leads']).toHaveProperty('post.requestBody');
});
