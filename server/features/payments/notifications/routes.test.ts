import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { webhookPath } from '#contract/payments/payments.ts';
import { openTestApp } from '#test/support/open-apps.ts';

const app = await openTestApp({ work: false });

async function post(body: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(app.url + webhookPath, { method: 'POST', headers, body });
  return { status: answer.status, ...((await answer.json()) as { code: string }) };
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
])('a byte that no text has, %s, is refused and not kept', async (_, inValue, end) => {
  const part = randomUUID();
  const body = `m_payment_id=${part}${inValue}${end}`;
  expect(await post(body)).toMatchObject({ status: 400, code: 'request.malformed' });
  expect(await isKept(part)).toBe(false);
});
