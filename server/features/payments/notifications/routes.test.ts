import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { webhookPath } from '#contract/payments/payments.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { noticeBody } from '#test/support/payfast-notices.ts';
import { forgetUnsigned } from './commands/forget-unsigned.ts';

const app = await openTestApp({
  work: false,
  env: { RATE_LIMITS: 'on', TRUST_PROXY: '1', PAYFAST_SOURCES: '203.0.113.7' },
});

async function post(body: string, from = '203.0.113.1') {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from };
  const answer = await fetch(app.url + webhookPath, { method: 'POST', headers, body });
  const text = await answer.text();
  return { status: answer.status, code: text === '' ? null : (JSON.parse(text) as { code: string }).code };
}

async function isKept(part: string): Promise<boolean> {
  const { rows } = await app.database.pool.query('select from payfast_notifications where position($1 in body) > 0', [
    part,
  ]);
  return rows.length > 0;
}

test.each([
  ['in a value', '\0', '&signature=x'],
  ['at the end', '', '&signature=x\0'],
])('a byte that no text contains, %s, is refused and not stored', async (_, inValue, end) => {
  const part = randomUUID();
  const body = `m_payment_id=${part}${inValue}${end}`;
  expect(await post(body)).toMatchObject({ status: 400, code: 'request.malformed' });
  expect(await isKept(part)).toBe(false);
});

test('ten unsigned notifications of a network are stored in a burst; signed ones from there are still accepted', async () => {
  const from = '203.0.113.2';
  const parts = Array.from({ length: 11 }, () => randomUUID());
  for (const part of parts.slice(0, 10))
    expect(await post(`m_payment_id=${part}&signature=x`, from)).toMatchObject({ status: 400 });
  const [last = ''] = parts.slice(10);
  expect(await post(`m_payment_id=${last}&signature=x`, from)).toEqual({ status: 429, code: 'request.too_many' });
  expect(await Promise.all(parts.map(isKept))).toEqual(parts.map((part) => part !== last));
  expect(await post(noticeBody({ token: randomUUID() }), from)).toEqual({ status: 200, code: null });
  expect(await post(`m_payment_id=${last}&signature=x`, '203.0.113.3')).toMatchObject({ status: 400 });
});

test('unsigned notifications are deleted after 30 days, and signed ones never', async () => {
  const [signed, unsigned, fresh] = [randomUUID(), randomUUID(), randomUUID()];
  await post(noticeBody({ token: signed }), '203.0.113.4');
  await post(`token=${unsigned}&signature=x`, '203.0.113.4');
  await forgetUnsigned(app.services.transaction);
  expect(await isKept(unsigned)).toBe(true);
  const inAMonth = new Date(Date.now() + 30 * 86_400_000 + 60_000);
  await app.database.pool.query(
    `insert into payfast_notifications (id, received_at, source_address, body, body_sha256, signed) values ($1, $2, '', $1::uuid::text, $1::text::bytea, false)`,
    [fresh, inAMonth],
  );
  await forgetUnsigned(app.services.transaction, inAMonth);
  expect(await Promise.all([signed, unsigned, fresh].map(isKept))).toEqual([true, false, true]);
});
