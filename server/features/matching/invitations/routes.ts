import { suggestionsApi } from '#contract/matching/suggestions.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { logImpressions } from '../commands/log-impressions.ts';
import { suggestReps } from '../queries/suggest-reps.ts';
import { declineInvitation } from './commands/decline-invitation.ts';
import { cancelInvitation, inviteSuggested } from './commands/invite-rep.ts';
import { listInvitations } from './queries/list-invitations.ts';

export const invitationRoutes: readonly Route[] = [
  write(suggestionsApi.list, async (tx, actor, { params }) => {
    const { active, shown, answer } = await suggestReps(tx.db, actor, params.jobId);
    logImpressions(tx, active, { side: 'business', policy: 'suggested', firstRank: 1, items: shown });
    return answer;
  }),
  write(suggestionsApi.invite, (tx, actor, { params }) => inviteSuggested(tx, actor, params)),
  write(suggestionsApi.cancelInvitation, (tx, actor, { params }) => cancelInvitation(tx, actor, params)),
  read(suggestionsApi.received, (db, actor, { query }) => listInvitations(db, actor, query.cursor)),
  write(suggestionsApi.decline, (tx, actor, { params }) => declineInvitation(tx, actor, params.jobId)),
];
