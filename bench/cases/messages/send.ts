import { deepStrictEqual } from 'node:assert';
import { v7 as uuidv7 } from 'uuid';
import { siteUrl } from '../../support/app-env.ts';
import { compareServers } from '../../support/compare-servers.ts';
import { fillConversations } from '../../support/fill-conversations.ts';
import { mintTokens } from '../../support/mint-tokens.ts';
import type { Bench } from '../../support/open-bench.ts';
import type { Rep } from '../../support/open-recorder.ts';
import type { Report } from '../../support/report.ts';
import { shapeOf, writtenBy } from '../../support/written-by.ts';

const body = (n: number, id = uuidv7()) =>
  JSON.stringify({ id, content: `On my way, ${n + 10} minutes. Shall I bring the samples?` });

const samplers = 9;
const checkers = 2;

/** Messages of many reps, each to the business of their own conversation. */
export async function compareSend(bench: Bench): Promise<Report> {
  const market = await bench.market();
  const most = bench.scale.callers;
  await fillConversations(market.databaseUrl, (samplers + checkers + most) * 3);
  const { rows } = await market.pool.query<{ id: string; repId: string; userId: string }>(
    `select distinct on (r.id) c.id, r.id as "repId", r.user_id as "userId"
     from conversations c join rep_profiles r on r.id = c.rep_id order by r.id, c.id limit $1`,
    [samplers + checkers + most],
  );
  const tokens = await mintTokens(
    market,
    siteUrl,
    rows.map(({ userId }) => userId),
  );
  const reps = rows.map(({ repId, userId }, place): Rep => ({ repId, userId, token: tokens[place] ?? '' }));
  const paths = new Map(rows.map(({ id, repId }) => [repId, `/api/conversations/${id}/messages`]));
  const pathOf = ({ repId }: Rep) => paths.get(repId) ?? '';
  const crowd = { samplers: reps.splice(0, samplers), checkers: reps.splice(0, checkers), callers: reps, pathOf };
  return compareServers(bench, {
    name: 'send',
    method: 'POST',
    // As many as callers, and in the same order: each writes to a conversation of theirs.
    paths: reps.map(pathOf),
    body: (n) => (n === 0 ? body(0, '{id}') : body(n)),
    callers: reps.length,
    crowd,
    unlike: [],
    async check(urls, { pool }) {
      const [one, other] = crowd.checkers;
      const sendAt = async (url: string, rep: Rep) => {
        const headers = { authorization: `Bearer ${rep.token}`, 'content-type': 'application/json' };
        // First-call bookkeeping of the app for a new caller is no part of sending.
        if (url === urls.app) await fetch(`${url}/api/jobs`, { headers });
        return writtenBy(pool, async () => {
          const response = await fetch(url + pathOf(rep), { method: 'POST', headers, body: body(1) });
          if (response.status !== 201)
            throw new Error(`It is answered with ${response.status}: ${await response.text()}`);
          return shapeOf(await response.json());
        });
      };
      if (one && other)
        deepStrictEqual(
          await sendAt(urls.app, one),
          await sendAt(urls.bare, other),
          'Both have to answer and to write the same',
        );
    },
  });
}
