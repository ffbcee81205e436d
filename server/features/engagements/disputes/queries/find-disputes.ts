import type { Dispute } from '#contract/engagements/disputes.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Sides } from '../../access.ts';
import { findEngagement, findSteps, type ListedEngagement } from '../../queries/find-engagements.ts';
import { presentDisputes } from '../present.ts';
import { findEvidence } from './find-evidence.ts';

export async function describeDisputes(db: Db, work: ListedEngagement): Promise<Dispute[]> {
  const { id } = work.engagement;
  return presentDisputes(work, await findSteps(db, id), await findEvidence(db, id));
}

export const findDisputes = async (db: Db, sides: Sides, engagementId: string): Promise<Dispute[]> =>
  describeDisputes(db, await findEngagement(db, sides, engagementId));
