import { type AdminRole, mayAdmin, rolesThatMay } from '#contract/operators/roles.ts';
import type { TeamMember } from '#contract/operators/team.ts';
import {
  approvalDays,
  newAccountDays,
  type TwoPersonAct,
  twoPeople,
  twoPersonActs,
} from '#contract/operators/two-people.ts';
import { formatRand } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { roleLabels } from './role-words.ts';

const named = (roles: readonly AdminRole[]) => roles.map((role) => roleLabels[role]).join(', ');

const columns: readonly TableColumn<TwoPersonAct>[] = [
  {
    key: 'action',
    header: 'Action',
    primary: true,
    written: true,
    cell: (act) => {
      const { label, aboveCents } = twoPeople[act];
      return aboveCents === null ? label : `${label} above ${formatRand(aboveCents)}`;
    },
  },
  { key: 'propose', header: 'Proposed by', written: true, cell: (act) => named(rolesThatMay(twoPeople[act].propose)) },
  { key: 'approve', header: 'Approved by', written: true, cell: (act) => named(rolesThatMay(twoPeople[act].approve)) },
];

/** The actions that take two people, from the table that the server checks, and whether this team has a second person for each. */
export function TwoPeopleCard({ members }: { readonly members: readonly TeamMember[] }) {
  const waiting = twoPersonActs.filter((act) => !hasSecondPerson(act, members));
  return (
    <section aria-labelledby="two-people" className="mt-8 grid gap-4">
      <div>
        <h2 id="two-people" className="font-display font-semibold text-xl">
          Actions that need two people
        </h2>
        <p className="mt-1 text-ink-soft">
          One admin proposes, and another approves within {approvalDays} days. Owners need a second person too. After an
          admin is added, invited, enabled or given a new role here, they can approve once {newAccountDays} days have
          passed.
        </p>
      </div>
      {waiting.length > 0 ? (
        <Alert
          title={
            waiting.length === twoPersonActs.length
              ? 'No second admin can approve yet'
              : 'Some actions have no second person yet'
          }
        >
          {waiting.length === twoPersonActs.length
            ? 'Your proposals wait until a second admin can approve them. '
            : `These actions wait until a second admin can approve them: ${waiting.map((act) => twoPeople[act].label).join('; ')}. `}
          An admin you add here can approve after {newAccountDays} days. An admin you create on the server with “npm run
          admin -- create” can approve immediately. If you work alone, you can hold both accounts. That protects you if
          one password is stolen.
        </Alert>
      ) : null}
      <Card flush>
        <Table caption="Actions that need two people" columns={columns} rows={twoPersonActs} rowKey={(act) => act} />
      </Card>
    </section>
  );
}

/** Whether another admin of this team can approve a proposal. */
function hasSecondPerson(act: TwoPersonAct, members: readonly TeamMember[]): boolean {
  const { propose, approve } = twoPeople[act];
  const active = members.filter(({ state }) => state === 'active');
  return active.some(
    (approver) =>
      approver.approvesFrom === null &&
      mayAdmin(approver.role, approve) &&
      active.some((proposer) => proposer.id !== approver.id && mayAdmin(proposer.role, propose)),
  );
}
