import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusals } from '#contract/refusals.ts';
import { FakeStorage } from '#test/support/fake-storage.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { type KeptRecord, keepWork, keptWork } from './kept.ts';
import { sendKeptWork } from './sender.ts';

type Sent = { readonly path: string; readonly body: Record<string, unknown> };

let sent: Sent[];
/** A status, a refusal, or no network. */
let answer: (sent: Sent) => number | keyof typeof refusals | 'no network';

beforeEach(() => {
  sent = [];
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const one = { path, body: JSON.parse(body) };
    const code = answer(one);
    if (code === 'no network') throw new TypeError('Failed to fetch');
    sent.push(one);
    if (typeof code === 'number') return new Response('{}', { status: code });
    const { status, title, detail } = refusals[code];
    return new Response(JSON.stringify({ type: 'about:blank', title, status, detail, code, requestId: '1' }), {
      status,
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

const userId = 'thabo';
const { client } = createQueryClient();
const send = () => sendKeptWork(client, userId);

function record(id: string, changes: Partial<KeptRecord> = {}): void {
  keepWork(userId, {
    ...{
      id,
      engagementId: 'tasting',
      kind: 'in',
      code: '123456',
      at: new Date().toISOString(),
      place: null,
      underway: false,
      refused: null,
    },
    ...changes,
  });
}

const kept = () => keptWork(userId).map(({ id }) => id);

test('without a network a record stays on the phone, and is sent later in order, under the same id', async () => {
  record('came', { at: new Date(Date.now() - 3_600_000).toISOString() });
  record('went', { kind: 'out', code: null });
  answer = () => 'no network';
  await send();
  expect(kept()).toEqual(['came', 'went']);
  // A reload reads the storage.
  answer = () => 200;
  await send();
  expect(kept()).toEqual([]);
  expect(sent.map(({ path, body }) => [path, body.id, body.code])).toEqual([
    ['/api/rep/engagements/tasting/check-ins', 'came', '123456'],
    ['/api/rep/engagements/tasting/check-outs', 'went', undefined],
  ]);
  const [{ body }] = sent as [Sent];
  expect(Date.parse(String(body.sentAt)) - Date.parse(String(body.at))).toBeGreaterThanOrEqual(3_600_000);
});

test('two concurrent sends send it once', async () => {
  record('came');
  answer = () => 200;
  await Promise.all([send(), send()]);
  expect(sent).toHaveLength(1);
});

test("a refused record stays with its reason, and later ones of the gig wait; other gigs don't", async () => {
  record('came');
  record('went', { kind: 'out', code: null });
  record('elsewhere', { engagementId: 'other' });
  answer = ({ path }) => (path.includes('/tasting/') ? 'engagement.code_wrong' : 200);
  expect((await send()).map((one) => [one.record.id, one.refused?.isCode])).toEqual([
    ['came', true],
    ['elsewhere', undefined],
  ]);
  expect(kept()).toEqual(['came', 'went']);
  const [refused] = keptWork(userId);
  keepWork(userId, { ...(refused as KeptRecord), code: '654321', refused: null });
  answer = () => 200;
  await send();
  expect(sent.slice(-2).map(({ body }) => [body.id, body.at, body.code])).toEqual([
    ['came', refused?.at, '654321'],
    ['went', expect.any(String), undefined],
  ]);
  expect(kept()).toEqual([]);
});

test.each([401, 429, 503])('after %i it is retried', async (status) => {
  record('came');
  answer = () => status;
  await send();
  expect(keptWork(userId)[0]?.refused).toBeNull();
});

test("another user's records on the same phone stay theirs", async () => {
  record('came');
  answer = () => 200;
  await sendKeptWork(client, 'lerato');
  expect(sent).toEqual([]);
  expect(kept()).toEqual(['came']);
});
