import { EventSource } from 'eventsource';
import { liveEvent } from '#contract/live.ts';
import { livePath } from '#contract/live-stream.ts';
import { siteUrl } from '../support/app-env.ts';
import { mintTokens } from '../support/mint-tokens.ts';
import type { Bench } from '../support/open-bench.ts';
import { type Report, timesTable } from '../support/report.ts';

interface Pending {
  id: string;
  repUserId: string;
  businessUserId: string;
}

/** From a business's click on Accept to the event at the rep. */
export async function timeLive(bench: Bench): Promise<Report> {
  const [market, { app }] = [await bench.market(), await bench.contest()];
  const { rows } = await market.pool.query<Pending>(
    `select distinct on (a.job_id) a.id, r.user_id as "repUserId", b.user_id as "businessUserId"
     from job_applications a join rep_profiles r on r.id = rep_id join business_profiles b on b.id = business_id
     where status = 'pending'
       and not exists (select from job_applications taken where taken.job_id = a.job_id and taken.status = 'accepted')
     order by a.job_id limit $1`,
    [bench.scale.hires],
  );
  const [repTokens, businessTokens] = await Promise.all([
    mintTokens(
      market,
      siteUrl,
      rows.map(({ repUserId }) => repUserId),
    ),
    mintTokens(
      market,
      siteUrl,
      rows.map(({ businessUserId }) => businessUserId),
    ),
  ]);
  const milliseconds: number[] = [];
  for (const [position, { id }] of rows.entries()) {
    const news = await openStream(app + livePath, repTokens[position]);
    const started = performance.now();
    const received = news.accepted(id).then(() => performance.now());
    await accept(`${app}/api/business/applications/${id}/acceptance`, businessTokens[position]);
    milliseconds.push((await received) - started);
    news.close();
  }
  return { tables: [timesTable('accept, to the news at the rep', milliseconds)], met: true };
}

/** Resolves when the stream is open. */
async function openStream(url: string, token = '') {
  const source = new EventSource(url, {
    fetch: (input, init) => fetch(input, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
  });
  await new Promise<void>((resolve, reject) => {
    source.addEventListener('ready', () => resolve(), { once: true });
    source.addEventListener('error', (error) => reject(new Error(`The stream broke: ${error.message}`)), {
      once: true,
    });
  });
  return {
    accepted: (applicationId: string) =>
      new Promise<void>((resolve) => {
        source.addEventListener('message', ({ data }) => {
          const event = liveEvent.parse(JSON.parse(data));
          if (event.type === 'application.changed' && event.applicationId === applicationId) resolve();
        });
      }),
    close: () => source.close(),
  };
}

async function accept(url: string, token = ''): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: '{}' });
  if (!response.ok) throw new Error(`${url} is answered with ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}
