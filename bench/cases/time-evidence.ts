import { eq } from 'drizzle-orm';
import { findListed } from '#server/features/engagements/queries/find-engagements.ts';
import { engagements } from '#server/features/engagements/tables.ts';
import { drawPack, readPack } from '#server/features/trust/evidence/queries/make-pack.ts';
import { signingKeyOf } from '#server/features/trust/evidence/services/evidence-keys.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { longestBlock } from '../support/longest-block.ts';
import type { Bench } from '../support/open-bench.ts';
import { openMarket } from '../support/open-market.ts';
import { inMilliseconds, type Report, timesTable } from '../support/report.ts';

const mostBlocked = 50;

/** The largest pack that is plausible: a gig of three months with a check-in, a check-out and a picture each day, and more messages than a pack has. */
export async function timeEvidence(bench: Bench): Promise<Report> {
  const { messages, days, packs } = bench.scale.evidence;
  const sizes = { businesses: 10, reps: 50, jobs: 50, applications: 50, hires: 50 };
  const { pool, secretKey } = await openMarket(bench, sizes);
  const { rows } = await pool.query<{ id: string }>('select id from engagements order by id limit 1');
  const gig = rows[0]?.id ?? '';
  await fillGig((text, values) => pool.query(text, values), gig, { messages, days });
  const db = dbOfPool(pool);
  const issue = { madeFor: 'rep', key: signingKeyOf(secretKey), keysAt: 'https://thengisa.example/keys' } as const;
  const [times, blocks, sizesOfZip, entries]: number[][] = [[], [], [], []];
  for (let pack = -1; pack < packs; pack++) {
    const started = performance.now();
    const { result, block } = await longestBlock(async () => {
      const [work] = await findListed(db, eq(engagements.id, gig));
      if (!work) throw new Error('The gig is gone.');
      const content = await readPack(db, work, issue);
      entries?.push(content.entries.length);
      return JSON.stringify(await drawPack(db, content)).length;
    });
    // The first one starts a thread and loads its fonts.
    if (pack < 0) continue;
    times?.push(performance.now() - started);
    blocks?.push(block);
    sizesOfZip?.push(result);
  }
  const block = Math.max(...(blocks ?? []));
  return {
    tables: [timesTable(`a pack of ${entries?.at(-1)} entries`, times ?? [])],
    remarks: [
      `Its answer has ${Math.round((sizesOfZip?.at(-1) ?? 0) / 1000)} kB. The event loop's thread took at most ${inMilliseconds(block)} of CPU time at once.`,
    ],
    met: block <= mostBlocked,
  };
}

type Query = (text: string, values: unknown[]) => Promise<unknown>;

async function fillGig(query: Query, gig: string, { messages, days }: { messages: number; days: number }) {
  await query(
    `with pictures as (
       insert into stored_files (id, owner_id, purpose, bucket, object_key, name, content_type, byte_size, sha256, sealed, taken_at)
       select gen_random_uuid(), r.user_id, 'work-evidence', 'work-evidence', e.id || '/' || day, 'shelf-' || day || '.jpg', 'image/jpeg', 400000,
         sha256(day::text::bytea), false, now()
       from engagements e join rep_profiles r on r.id = e.rep_id, generate_series(1, $2::int) day where e.id = $1
       returning id),
     numbered as (select id, row_number() over (order by id) as day from pictures)
     insert into attendances (id, milestone_id, kind, day, at, received_at, clock_ahead_ms, latitude, longitude, picture_id)
     select gen_random_uuid(), m.id, kind, '2026-01-01'::date + p.day::int, '2026-01-01'::date + p.day::int + time '09:00',
       '2026-01-01'::date + p.day::int + time '09:01', 0, -26.2, 28.0, case when kind = 'in' then p.id end
     from numbered p, unnest(array['in', 'out']) kind, lateral (select id from milestones where engagement_id = $1 order by number limit 1) m
     on conflict do nothing`,
    [gig, days],
  );
  await query(
    `with talk as (
       insert into conversations (id, kind, job_id, application_id, business_id, rep_id, job_title, last_change, last_position, last_at, created_at)
       select gen_random_uuid(), 'application', a.job_id, a.id, a.business_id, a.rep_id, e.title, $2, $2, now(), now()
       from engagements e join job_applications a on a.id = e.application_id where e.id = $1 returning id, rep_id)
     insert into messages (id, conversation_id, "position", change, sender_id, sender_side, content, created_at)
     select gen_random_uuid(), t.id, n, n, r.user_id, case when n % 2 = 0 then 'rep' else 'business' end,
       repeat('The samples arrived and two boxes are damaged, what now? ', 7), now() - make_interval(mins => n)
     from talk t join rep_profiles r on r.id = t.rep_id, generate_series(1, $2::int) n`,
    [gig, messages],
  );
}
