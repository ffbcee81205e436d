import type { z } from 'zod';
import { type invitationInput, teamOfAdminsApi } from '#contract/operators/team.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireOwnOrigin } from '../access.ts';
import type { Operators } from '../services.ts';
import { acceptInvitation } from './commands/accept-invitation.ts';
import { changeRole, disableMember, enableMember, signMemberOut } from './commands/change-member.ts';
import { addMember, inviteAgain } from './commands/invite-member.ts';
import { listMembers, showMember } from './queries/list-members.ts';

/** An owner's actions on the team. Each writes its own audit entry, with the values before and after. */
export function adminTeamRoutes(operators: Operators): readonly Route[] {
  const { settings, guessing } = operators;
  return [
    read(teamOfAdminsApi.list, listMembers),
    write(teamOfAdminsApi.add, async (tx, actor, { body }) =>
      showMember(tx.db, actor, await addMember(tx, settings, actor, body)),
    ),
    write(teamOfAdminsApi.inviteAgain, async (tx, actor, { params }) => {
      await inviteAgain(tx, settings, actor, params.memberId);
      return showMember(tx.db, actor, params.memberId);
    }),
    write(teamOfAdminsApi.changeRole, async (tx, actor, { params, body }) => {
      await changeRole(tx, actor, { ...params, ...body });
      return showMember(tx.db, actor, params.memberId);
    }),
    write(teamOfAdminsApi.disable, async (tx, actor, { params, body }) => {
      await disableMember(tx, actor, { ...params, ...body });
      return showMember(tx.db, actor, params.memberId);
    }),
    write(teamOfAdminsApi.enable, async (tx, actor, { params, body }) => {
      await enableMember(tx, actor, { ...params, ...body });
      return showMember(tx.db, actor, params.memberId);
    }),
    write(teamOfAdminsApi.endSessions, async (tx, actor, { params }) => {
      await signMemberOut(tx, actor, params.memberId);
      return showMember(tx.db, actor, params.memberId);
    }),
    {
      endpoint: teamOfAdminsApi.acceptInvitation,
      handle: async ({ caller }, { body }) => {
        requireOwnOrigin(caller, settings);
        const wait = await guessing.takeInvitation(caller.address);
        if (wait > 0) throw new Refusal('admin.too_many_attempts', { retryAfterSeconds: wait });
        await acceptInvitation(operators, body as z.output<typeof invitationInput>, caller);
      },
    },
  ];
}
