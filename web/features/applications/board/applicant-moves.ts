import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { actionsFor, type BusinessAction, isDecided } from '#domain/applications/application-lifecycle.ts';
import { interviewActionsFor } from '#domain/applications/interview-lifecycle.ts';

/** A business's actions on an applicant. `interview`: proposes times, for the first time or again. */
export type ApplicantMove = BusinessAction | 'cancel';

type ApplicantState = Pick<ReceivedApplication, 'status'> & { readonly interview: { status: InterviewStatus } | null };
type InterviewStatus = NonNullable<ReceivedApplication['interview']>['status'];

/** The business's available actions, in the order of its buttons. */
export function movesFor({ status, interview }: ApplicantState): ApplicantMove[] {
  if (isDecided(status)) return [];
  const decisions = actionsFor('business', status).filter((action) => action === 'accept' || action === 'reject');
  const around = interview ? interviewActionsFor('business', interview.status) : [];
  const mayPropose = interview === null || around.includes('replace');
  return [
    ...(mayPropose ? (['interview'] as const) : []),
    ...(around.includes('cancel') ? (['cancel'] as const) : []),
    ...decisions,
  ];
}

/** The label for proposing times, by what came before. */
export function proposeLabel({ status, interview }: ApplicantState): string {
  if (interview) return 'Propose other times';
  return status === 'pending' ? 'Invite to interview' : 'Propose times';
}
