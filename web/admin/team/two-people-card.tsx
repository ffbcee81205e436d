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

/** What takes two people, from the table that the server checks against, and whether this team has a second person for it. */
export function TwoPeopleCard({ members }: { readonly members: readonly TeamMember[] }) {
  const waiting = twoPersonActs.filter((act) => !hasSecondPerson(act, members));
  return (
    <section aria-labelledby="two-people" className="mt-8 grid gap-4">
      <div>
        <h2 id="two-people" className="font-display font-semibold text-xl">
          Actions that need two people
        </h2>
        <p className="mt-1 text-ink-soft">
          One admin proposes, another approves within {approvalDays} days. Owners need a second person too. An admin who
          was added, invited, enabled or given another role here can approve after {newAccountDays} days.
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
            ? 'What you propose waits until a second admin approves it. '
            : `These wait until a second admin can approve them: ${waiting.map((act) => twoPeople[act].label).join('; ')}. `}
          Add an admin here, who can approve after {newAccountDays} days. If you have access to the server, create one
          there with “npm run admin -- create”, who can approve at once. If you work alone, you can hold both accounts:
          that protects you if one password is stolen.
        </Alert>
      ) : null}
      <Card flush>
        <Table caption="Actions that need two people" columns={columns} rows={twoPersonActs} rowKey={(act) => act} />
      </Card>
    </section>
  );
}

/** Whether some admin of this team can approve what another proposes. */
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
