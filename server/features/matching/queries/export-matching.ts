import { and, asc, eq, or } from 'drizzle-orm';
import type { AccountExport } from '#contract/exports/export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RepActor } from '../../accounts/access.ts';
import { jobs } from '../../jobs/tables.ts';
import { matchAlerts } from '../alerts/tables.ts';
import { showGender } from '../fairness/queries/show-gender.ts';
import { presentLook } from '../looks/present.ts';
import { matchDismissals, matchImpressions, matchInvitations, matchLooks } from '../tables/shown.ts';
import { matchModels, matchProposals, matchReps } from '../tables.ts';
import { showChoices } from './show-choices.ts';

interface Profiles {
  readonly repId: string | null;
  readonly businessId: string | null;
}

const ofJob = { jobId: jobs.id, jobTitle: jobs.title };

/** What was compared, by its names. */
const counted = (names: readonly string[], values: readonly (number | null)[]) =>
  Object.fromEntries(names.map((name, index) => [name, values[index] ?? null]));

/** How somebody is and was matched, as far as it is about them. */
export async function exportMatching(db: Db, profiles: Profiles): Promise<Pick<AccountExport, 'matching'>> {
  const { repId } = profiles;
  return {
    matching: {
      ...(repId === null
        ? {
            choices: null,
            gender: null,
            behaviour: null,
            proposals: [],
            shown: [],
            told: [],
            dismissals: [],
            looks: [],
          }
        : await ofRep(db, repId)),
      invitations: await invitationsOf(db, profiles),
    },
  };
}

async function ofRep(db: Db, repId: string): Promise<Omit<AccountExport['matching'], 'invitations'>> {
  const [known] = await db.select().from(matchReps).where(eq(matchReps.repId, repId));
  return {
    choices: await showChoices(db, { repId } as RepActor),
    gender: (await showGender(db, { repId } as RepActor)).gender,
    behaviour: known
      ? {
          completed: known.completed,
          noShows: known.noShows,
          lateCancellations: known.lateCancellations,
          hiredAgain: known.hiredAgain,
          answerHours: known.answerHours,
        }
      : null,
    ...(await weighedOf(db, repId)),
    told: await toldOf(db, repId),
    dismissals: await dismissalsOf(db, repId),
    looks: (
      await db
        .select({ look: matchLooks, jobTitle: jobs.title })
        .from(matchLooks)
        .leftJoin(jobs, eq(jobs.id, matchLooks.jobId))
        .where(eq(matchLooks.repId, repId))
        .orderBy(asc(matchLooks.askedAt))
    ).map(presentLook),
  };
}

async function weighedOf(db: Db, repId: string): Promise<Pick<AccountExport['matching'], 'proposals' | 'shown'>> {
  const proposals = await db
    .select({ ...ofJob, proposal: matchProposals, names: matchModels.features })
    .from(matchProposals)
    .innerJoin(jobs, eq(jobs.id, matchProposals.jobId))
    .innerJoin(matchModels, eq(matchModels.number, matchProposals.model))
    .where(eq(matchProposals.repId, repId))
    .orderBy(asc(matchProposals.madeAt), asc(jobs.id));
  const shown = await db
    .select({ ...ofJob, impression: matchImpressions, names: matchModels.features })
    .from(matchImpressions)
    .innerJoin(jobs, eq(jobs.id, matchImpressions.jobId))
    .innerJoin(matchModels, eq(matchModels.number, matchImpressions.model))
    .where(eq(matchImpressions.repId, repId))
    .orderBy(asc(matchImpressions.shownOn), asc(jobs.id));
  return {
    proposals: proposals.map(({ proposal, names, ...job }) => ({
      ...job,
      ...{ score: proposal.score, model: proposal.model, state: proposal.state, reason: proposal.reason },
      counted: counted(names, proposal.features),
      madeAt: proposal.madeAt.toISOString(),
      reviewedAt: proposal.reviewedAt?.toISOString() ?? null,
    })),
    shown: shown.map(({ impression, names, ...job }) => ({
      ...job,
      ...{ to: impression.side, on: impression.shownOn, rank: impression.rank, policy: impression.policy },
      counted: counted(names, impression.features),
    })),
  };
}

async function toldOf(db: Db, repId: string): Promise<AccountExport['matching']['told']> {
  const rows = await db
    .select({ ...ofJob, at: matchAlerts.toldAt })
    .from(matchAlerts)
    .innerJoin(jobs, eq(jobs.id, matchAlerts.jobId))
    .where(eq(matchAlerts.repId, repId))
    .orderBy(asc(matchAlerts.toldAt));
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

async function dismissalsOf(db: Db, repId: string): Promise<AccountExport['matching']['dismissals']> {
  const rows = await db
    .select({ ...ofJob, reason: matchDismissals.reason, at: matchDismissals.dismissedAt })
    .from(matchDismissals)
    .innerJoin(jobs, eq(jobs.id, matchDismissals.jobId))
    .where(eq(matchDismissals.repId, repId))
    .orderBy(asc(matchDismissals.dismissedAt));
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

async function invitationsOf(
  db: Db,
  { repId, businessId }: Profiles,
): Promise<AccountExport['matching']['invitations']> {
  const own = or(
    repId === null ? undefined : eq(matchInvitations.repId, repId),
    businessId === null ? undefined : eq(matchInvitations.businessId, businessId),
  );
  if (!own) return [];
  const rows = await db
    .select({ ...ofJob, invitation: matchInvitations })
    .from(matchInvitations)
    .innerJoin(jobs, eq(jobs.id, matchInvitations.jobId))
    .where(and(own))
    .orderBy(asc(matchInvitations.invitedAt), asc(jobs.id));
  return rows.map(({ invitation, ...job }) => ({
    ...job,
    at: invitation.invitedAt.toISOString(),
    // That somebody declined is theirs to know alone.
    answer: invitation.repId === repId || invitation.answer === 'applied' ? invitation.answer : null,
    takenBack: invitation.takenBackAt !== null,
  }));
}
