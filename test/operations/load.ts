import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

// Sends requests at a steady rate whether the last answers have arrived or not, and prints what became of them as JSON. `--repeat` sends what failed
// again over five seconds, as the browser does: reads, and writes under their idempotency key.

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: '' },
    requests: { type: 'string', default: '10001' },
    rate: { type: 'string', default: '50' },
    repeat: { type: 'boolean', default: false },
  },
});
const { origin } = values;
const everyMs = 1000 / Number(values.rate);
const pauses = values.repeat ? [400, 1200, 3000] : [];
const agent = new Agent({ keepAlive: true });

interface Question {
  readonly kind: 'page' | 'read' | 'write';
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

const questions: readonly Question[] = [
  { kind: 'page', method: 'GET', path: '/' },
  { kind: 'read', method: 'GET', path: '/api/me' },
  { kind: 'page', method: 'GET', path: '/jobs' },
  { kind: 'write', method: 'POST', path: '/api/notifications/read' },
  { kind: 'read', method: 'GET', path: '/api/locations' },
];

const token = await signUp();
/** Keys of the writes that were answered with success: they must be in the database. */
const written: string[] = [];
const kinds = { page: newKind(), read: newKind(), write: newKind() };

function newKind() {
  return {
    asked: 0,
    failed: 0,
    repeated: 0,
    slowestMs: 0,
    longestGapMs: 0,
    /** After the first request was due. */
    gapEndedMs: 0,
    lastOk: performance.now(),
    failures: {} as Record<string, number>,
  };
}

async function signUp(): Promise<string> {
  const response = await fetch(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `rep-${crypto.randomUUID()}@load.example`,
      password: crypto.randomUUID(),
      data: { full_name: 'Thandi Nkosi', user_type: 'sales_rep' },
    }),
  });
  if (!response.ok) throw new Error(`Signing up was answered with ${response.status}`);
  return ((await response.json()) as { access_token: string }).access_token;
}

/** The status, and Retry-After where there is one. */
function ask({ method, path, kind }: Question, key: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = {
      accept: kind === 'page' ? 'text/html' : 'application/json',
      ...(kind === 'page' ? {} : { authorization: `Bearer ${token}` }),
      ...(kind === 'write' ? { 'content-type': 'application/json', 'idempotency-key': key } : {}),
    };
    const sent = request(origin + path, { method, headers, agent, timeout: 60_000 }, (response) => {
      const { statusCode, headers: said } = response;
      response
        .on('error', () => resolve('broken'))
        .on('end', () => {
          resolve(
            statusCode === 503 && said['retry-after'] ? `503 retry-after ${said['retry-after']}` : String(statusCode),
          );
        });
      response.resume();
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    sent.on('timeout', () => sent.destroy());
    sent.end(kind === 'write' ? JSON.stringify({ upTo: 1 }) : undefined);
  });
}

async function run(question: Question): Promise<void> {
  const of = kinds[question.kind];
  const key = crypto.randomUUID();
  of.asked++;
  for (const pause of [...pauses, null]) {
    const began = performance.now();
    const answer = await ask(question, key);
    const now = performance.now();
    of.slowestMs = Math.max(of.slowestMs, Math.round(now - began));
    if (/^2/.test(answer)) {
      const gapMs = Math.round(now - of.lastOk);
      if (gapMs > of.longestGapMs) Object.assign(of, { longestGapMs: gapMs, gapEndedMs: Math.round(now - begun) });
      of.lastOk = now;
      if (question.kind === 'write') written.push(key);
      return;
    }
    of.failures[answer] = (of.failures[answer] ?? 0) + 1;
    if (pause === null) {
      of.failed++;
      return;
    }
    of.repeated++;
    await delay(pause);
  }
}

const open = new Set<Promise<void>>();
const begun = performance.now();
const wanted = Number(values.requests);
for (let count = 0, due = performance.now(); count < wanted; count++, due += everyMs) {
  await delay(Math.max(due - performance.now(), 0));
  const question = questions[count % questions.length];
  if (!question) break;
  const asked = run(question);
  open.add(asked);
  void asked.finally(() => open.delete(asked));
}
await Promise.all(open);
agent.destroy();
for (const of of Object.values(kinds)) {
  const gapMs = Math.round(performance.now() - of.lastOk);
  if (gapMs > Math.max(1000, of.longestGapMs))
    Object.assign(of, { longestGapMs: gapMs, gapEndedMs: Math.round(performance.now() - begun) });
}
const failed = Object.values(kinds).reduce((sum, of) => sum + of.failed, 0);
const shown = Object.fromEntries(Object.entries(kinds).map(([kind, { lastOk: _, ...of }]) => [kind, of]));
console.log(JSON.stringify({ asked: wanted, failed, ...shown, written }));
