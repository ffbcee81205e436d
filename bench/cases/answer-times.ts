import { randomUUID } from 'node:crypto';
import type { Bench } from '../support/open-bench.ts';
import { percentile } from '../support/percentile.ts';
import { inMilliseconds, type Report } from '../support/report.ts';

const calls: readonly [string, string, (email: string) => object][] = [
  ['recover', '/recover', (email) => ({ email })],
  ['resend', '/resend', (email) => ({ type: 'signup', email })],
  ['otp', '/otp', (email) => ({ email, create_user: false })],
  ['wrong password', '/token?grant_type=password', (email) => ({ email, password: 'not the password' })],
];

/**
 * Measures whether response times reveal if an address has an account: each address is tried once, as an attacker with a list would. A share of one
 * half means that they don't.
 */
export async function benchAnswerTimes(bench: Bench): Promise<Report> {
  const { rounds, warmUp } = bench.scale.answers;
  const [market, { app }] = [await bench.market(), await bench.contest()];
  const { rows } = await market.pool.query<{ email: string }>(
    'select email from users where email_confirmed_at is not null order by id limit $1',
    [calls.length * (warmUp + rounds)],
  );
  const known = rows.map(({ email }) => email);
  const report: string[][] = [];
  for (const [name, path, bodyOf] of calls) {
    const times = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    let slower = 0;
    for (let round = 0; round < warmUp + rounds; round++) {
      const emails = { known: known.pop() ?? '', unknown: `${randomUUID()}@example.co.za` };
      const took = { known: 0, unknown: 0 };
      // Neither is always first.
      const turns = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of turns) {
        const { answer, milliseconds } = await post(`${app}/auth/v1${path}`, bodyOf(emails[kind]));
        answers.add(answer);
        took[kind] = milliseconds;
      }
      if (round < warmUp) continue;
      times.known.push(took.known);
      times.unknown.push(took.unknown);
      if (took.known > took.unknown) slower++;
    }
    for (const kind of ['known', 'unknown'] as const) {
      const parts = [0.1, 0.5, 0.9, 0.99].map((share) => inMilliseconds(percentile(times[kind], share)));
      const compared = kind === 'known' ? [(slower / rounds).toFixed(2), String(answers.size)] : [];
      report.push([`${name}, ${kind} address`, ...parts, ...compared]);
    }
  }
  const headings = ['', 'p10', 'p50', 'p90', 'p99', 'known is slower', 'different answers'];
  return { tables: [{ headings, rows: report }], met: true };
}

let callers = 0;

async function post(url: string, body: object): Promise<{ answer: string; milliseconds: number }> {
  const number = callers++;
  const address = `10.200.${(number >> 8) & 255}.${number & 255}`;
  const started = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { answer: `${response.status} ${text}`, milliseconds: performance.now() - started };
}
