import { execFileSync } from 'node:child_process';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { findFreePort } from '#server/platform/free-port.ts';
import type { ClientsOrder, Heard } from '../../message-clients.ts';
import { appEnv, siteUrl } from '../../support/app-env.ts';
import { mintTokens } from '../../support/mint-tokens.ts';
import type { Bench } from '../../support/open-bench.ts';
import { percentile } from '../../support/percentile.ts';
import { openHelper, serve } from '../../support/processes.ts';
import { inMilliseconds, type Report } from '../../support/report.ts';

/** Many open streams in one process, and an announcement to all of them: first a tenth of them, then all. */
export async function timeStreams(bench: Bench): Promise<Report> {
  await using closing = new AsyncDisposableStack();
  const market = await bench.market();
  const { streams, announcements, ownProcess } = bench.scale.streams;
  const { rows } = await market.pool.query<{ userId: string }>(
    'select user_id as "userId" from rep_profiles order by id limit $1',
    [streams],
  );
  const people = rows.map(({ userId }) => userId);
  const tokens: string[] = [];
  for (let from = 0; from < people.length; from += 1000)
    tokens.push(...(await mintTokens(market, siteUrl, people.slice(from, from + 1000))));
  const openApp = async () => {
    const own = await serve('server/main.ts', await findFreePort(), appEnv(market, 'streams'));
    closing.defer(own.stop);
    return own;
  };
  const app = ownProcess ? await openApp() : { url: (await bench.contest()).app, pid: process.pid };
  const clients = openHelper<ClientsOrder, Heard>('message-clients.ts');
  closing.defer(clients.stop);
  const before = kilobytesOf(app.pid);
  const lines: string[][] = [];
  let open = 0;
  for (const count of [Math.ceil(streams / 10), streams]) {
    const opened = tokens.slice(open, count).map((token) => ({ url: app.url, token }));
    await clients.ask({ do: 'listen', people: opened });
    open = count;
    const each = (kilobytesOf(app.pid) - before) / open;
    const { by, conversationId } = await openAnnouncements(market.pool, people.slice(0, open));
    const [token = ''] = await mintTokens(market, siteUrl, [by]);
    const order = { do: 'announce', by: { url: app.url, token }, conversationId } as const;
    await clients.ask({ ...order, times: 1 });
    const { heard, shown, cpuShare } = await clients.ask({ ...order, times: announcements });
    lines.push([
      `${open} streams`,
      `${each.toFixed(1)} KB`,
      ...[heard, shown].flatMap((own) => [0.5, 0.99].map((share) => inMilliseconds(percentile(own, share)))),
      `${(cpuShare * 100).toFixed(0)} %`,
    ]);
  }
  return {
    tables: [
      {
        headings: ['', 'memory each', 'told p50', 'p99', 'answered p50', 'p99', 'clients, of a core'],
        rows: lines,
      },
    ],
    met: true,
  };
}

const kilobytesOf = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));

/** The conversation of a job that has hired all of these. */
async function openAnnouncements(pool: pg.Pool, userIds: readonly string[]) {
  const conversationId = uuidv7();
  const { rows } = await pool.query<{ by: string }>(
    `with opened as (
       insert into conversations (id, kind, job_id, business_id, job_title, replies_to, last_at, created_at)
       select $1, 'job', j.id, j.business_id, j.title, 'business', now(), now() from jobs j
       where not exists (select from conversations c where c.job_id = j.id and c.kind = 'job') limit 1
       returning id, business_id),
     joined as (
       insert into conversation_members (conversation_id, user_id, side, last_at)
       select opened.id, user_id, side, now() from opened, (
         select user_id, 'rep' as side from unnest($2::uuid[]) as hired (user_id)
         union all select b.user_id, 'business' from business_profiles b, opened where b.id = opened.business_id) member)
     select b.user_id as by from opened join business_profiles b on b.id = opened.business_id`,
    [conversationId, userIds],
  );
  return { conversationId, by: rows[0]?.by ?? '' };
}
