import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { type ApplicantSort, applicantSorts } from '#contract/applications/board.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import { compareRanks, type Rank, rankBy } from '#domain/applications/applicant-order.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { presentReceived } from '../present.ts';
import { jobApplications } from '../tables.ts';
import { matchApplicants, type Wanted } from './match-applicants.ts';
import { selectReceived } from './select-application.ts';
import { type WeighFit, weighReceived } from './weigh-received.ts';

const place = z.tuple([z.enum(applicantSorts), z.number().nullable(), z.iso.datetime(), z.uuid()]);

/** A cursor includes its sort, and is invalid in another order. */
const write = (sort: ApplicantSort, { rank, at, id }: Rank) =>
  Buffer.from(JSON.stringify([sort, rank, at.toISOString(), id])).toString('base64url');

function read(sort: ApplicantSort, cursor: string): Rank {
  try {
    const [written, rank, at, id] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (written === sort) return { rank, at: new Date(at), id };
  } catch {
    // Refused below, like a cursor of another list.
  }
  throw new Refusal('request.bad_cursor');
}

const byIds = prepared('applications_received_by_ids', (db, name) =>
  selectReceived(db)
    .where(sql`${jobApplications.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare(name),
);

/** A page of the matching applicants, in the requested order. */
export async function orderApplicants(
  db: Db,
  sort: ApplicantSort,
  { cursor, ...wanted }: Wanted & { readonly cursor?: string | undefined },
  weighFit: WeighFit,
): Promise<Page<ReceivedApplication>> {
  const after = cursor === undefined ? null : read(sort, cursor);
  const found = await matchApplicants(db, wanted);
  const pairs = found.map(({ repId }) => ({ jobId: wanted.jobId, repId }));
  const weighed = sort === 'fit' ? await weighFit(db, pairs) : [];
  const fits = new Map(weighed.map((fit, index) => [found[index]?.id, fit]));
  const left = found
    .map((one) => ({ ...one, fit: fits.get(one.id)?.score ?? null }))
    .map((one) => ({ rank: rankBy[sort](one), at: one.appliedAt, id: one.id }))
    .filter((rank) => after === null || compareRanks(rank, after) > 0)
    .toSorted(compareRanks);
  const ranks = left.slice(0, pageSize);
  const last = ranks.at(-1);
  const rows = ranks.length === 0 ? [] : await byIds(db).execute({ ids: ranks.map(({ id }) => id) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = ranks.flatMap(({ id }) => byId.get(id) ?? []);
  return {
    items:
      sort === 'fit'
        ? shown.map((row) => presentReceived(row, fits.get(row.id)))
        : await weighReceived(db, weighFit, shown),
    nextCursor: left.length > pageSize && last ? write(sort, last) : null,
  };
}
