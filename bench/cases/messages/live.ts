import { findFreePort } from '#server/platform/free-port.ts';
import type { ClientsOrder, Heard } from '../../message-clients.ts';
import { appEnv, siteUrl } from '../../support/app-env.ts';
import { fillConversations } from '../../support/fill-conversations.ts';
import { mintTokens } from '../../support/mint-tokens.ts';
import type { Bench } from '../../support/open-bench.ts';
import { percentile } from '../../support/percentile.ts';
import { openHelper, serve } from '../../support/processes.ts';
import { inMilliseconds, type Report } from '../../support/report.ts';

const target = 100;

interface Pair {
  readonly conversationId: string;
  readonly repUserId: string;
  readonly businessUserId: string;
}

/**
 * From sending to the other's screen, where the two are connected to different processes: without the bell, with it in a third process, and in both.
 */
export async function timeMessagesLive(bench: Bench): Promise<Report> {
  await using closing = new AsyncDisposableStack();
  const market = await bench.market();
  const { pairs: wanted, perSecond, messages, ownProcesses } = bench.scale.talk;
  await fillConversations(market.databaseUrl, wanted * 3);
  const { rows } = await market.pool.query<Pair>(
    `select distinct on (b.user_id) c.id as "conversationId", r.user_id as "repUserId", b.user_id as "businessUserId"
     from conversations c join rep_profiles r on r.id = c.rep_id join business_profiles b on b.id = c.business_id
     order by b.user_id, c.id`,
  );
  const reps = new Set<string>();
  const pairs = rows.filter(({ repUserId }) => !reps.has(repUserId) && reps.add(repUserId)).slice(0, wanted);
  if (pairs.length < wanted) throw new Error('The market is too small');
  const tokensOf = (side: 'repUserId' | 'businessUserId') =>
    mintTokens(
      market,
      siteUrl,
      pairs.map((pair) => pair[side]),
    );
  const [ofReps, ofBusinesses] = [await tokensOf('repUserId'), await tokensOf('businessUserId')];
  const clients = openHelper<ClientsOrder, Heard>('message-clients.ts');
  closing.defer(clients.stop);
  const lines: { readonly name: string; readonly result: Heard }[] = [];
  for (const [processes, name] of bench.scale.talk.processes) {
    await using apps = new AsyncDisposableStack();
    const urls: string[] = [];
    for (const [at, PROCESS] of (ownProcesses ? processes : []).entries()) {
      const app = await serve('server/main.ts', await findFreePort(), {
        ...appEnv(market, `process-${at}`),
        PROCESS,
        // The rate limit's counting is part of the time.
        RATE_LIMITS: 'on',
      });
      apps.defer(app.stop);
      if (PROCESS !== 'worker') urls.push(app.url);
    }
    if (!ownProcesses) urls.push((await bench.contest()).app);
    const talking = pairs.map(({ conversationId }, index) => ({
      conversationId,
      people: [
        { url: urls[index % urls.length] ?? '', token: ofReps[index] ?? '' },
        { url: urls[(index + 1) % urls.length] ?? '', token: ofBusinesses[index] ?? '' },
      ] as const,
    }));
    const order = { do: 'talk', pairs: talking, perSecond } as const;
    await clients.ask({ ...order, messages: Math.ceil(messages / 5) });
    lines.push({ name, result: await clients.ask({ ...order, messages }) });
  }
  const p99 = ({ shown }: Heard) => percentile(shown, 0.99);
  const isMet = (result: Heard) => p99(result) < target;
  return {
    tables: [
      {
        headings: [
          `${pairs.length} conversations, ${perSecond} a second`,
          ...[
            'told p50',
            'p99',
            'on the screen p50',
            'p99',
            'sent late p99',
            'clients, of a core',
            `p99 < ${target} ms`,
          ],
        ],
        rows: lines.map(({ name, result }) => [
          name,
          ...[result.heard, result.shown].flatMap((own) =>
            [0.5, 0.99].map((share) => inMilliseconds(percentile(own, share))),
          ),
          inMilliseconds(percentile(result.late, 0.99)),
          `${(result.cpuShare * 100).toFixed(0)} %`,
          isMet(result) ? 'met' : 'missed',
        ]),
      },
    ],
    met: lines.every(({ result }) => isMet(result)),
  };
}
