import { eq } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { vettingApi } from '#contract/vetting/review-api.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { userVetting } from '../../tables.ts';
import { presentClaim } from '../present.ts';
import { selectCases } from './list-cases.ts';

/** The current claim of a case, after the caller tried to claim it. Throws vetting.not_found. */
export async function findClaim(
  db: Db,
  actor: AdminActor,
  vettingId: string,
): Promise<Answer<typeof vettingApi.claim>> {
  const [row] = await selectCases(db).where(eq(userVetting.id, vettingId));
  const claim = row && presentClaim(row, actor);
  if (!row || !claim) throw new Refusal('vetting.not_found');
  const { submittedAt, status } = row.vetting;
  return { claim, submittedAt: submittedAt.toISOString(), status };
}
