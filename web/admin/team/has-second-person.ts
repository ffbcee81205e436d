import { mayAdmin } from '#contract/operators/roles.ts';
import type { TeamMember } from '#contract/operators/team.ts';
import { type TwoPersonAct, twoPeople } from '#contract/operators/two-people.ts';

/** Whether some admin of this team can approve what another proposes. */
export function hasSecondPerson(act: TwoPersonAct, members: readonly TeamMember[]): boolean {
  const { propose, approve } = twoPeople[act];
  const active = members.filter(({ state }) => state === 'active');
  return active.some(
    (approver) =>
      approver.approvesFrom === null &&
      mayAdmin(approver.role, approve) &&
      active.some((proposer) => proposer.id !== approver.id && mayAdmin(proposer.role, propose)),
  );
}
