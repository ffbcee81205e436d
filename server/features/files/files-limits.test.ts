import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { problem } from '#contract/refusals.ts';
import type { TestApp } from '#test/support/app.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { makePdf } from '#test/support/sample-files/documents.ts';
import { uploadFile } from '#test/support/uploads.ts';

const [first, second] = await openTwoTestApps({ work: false, env: { RATE_LIMITS: 'on' } });
const whole = await makePdf();

/** Starts an upload without finishing it. */
function begin(app: TestApp, { accessToken }: Person) {
  const sending = request(`${app.url}/api/files/cv?name=cv.pdf`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': whole.length,
      authorization: `Bearer ${accessToken}`,
    },
  });
  const answered = new Promise<{ status: number; retryAfter: string | undefined; body: string }>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', async (response) => {
      const { statusCode: status = 0, headers } = response;
      resolve({ status, retryAfter: headers['retry-after'], body: await text(response) });
    });
  });
  sending.write(whole.subarray(0, 100));
  return { answered, finish: () => sending.end(whole.subarray(100)) };
}

const underWay = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await first.database.pool.query('select count(*)::int from leases');
      expect(rows).toEqual([{ count }]);
    },
    { timeout: 20_000 },
  );

test('a person can send four files concurrently, over all processes, and then the next', async () => {
  const [rep, other] = await Promise.all([signUpRep(first), signUpRep(first)]);
  const four = [first, second, first, second].map((app) => begin(app, rep));
  await underWay(4);
  for (const app of [first, second]) {
    const refused = await begin(app, rep).answered;
    expect(refused.status).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect(problem.parse(JSON.parse(refused.body)).code).toBe('request.too_many');
  }
  await uploadFile(second, other, 'cv');
  for (const { finish, answered } of four) {
    finish();
    expect((await answered).status).toBe(201);
  }
  await underWay(0);
  await uploadFile(first, rep, 'cv');
});

test('uploads of a killed process block no one for long', async () => {
  const rep = await signUpRep(first);
  const four = [first, first, first, first].map((app) => begin(app, rep));
  await underWay(4);
  await first.database.pool.query("update leases set ends_at = now() - interval '1 second'");
  await uploadFile(second, rep, 'cv');
  for (const { finish } of four) finish();
  await Promise.all(four.map(({ answered }) => answered));
});
