import { type AdminRole, mayAdmin } from '#contract/operators/roles.ts';
import { type TwoPersonAct, twoPeople } from '#contract/operators/two-people.ts';

export interface Colleague {
  readonly id: string;
  readonly role: AdminRole;
  /** Not disabled, and with a password. */
  readonly active: boolean;
}

/** In the last `newAccountDays`, one admin added, invited or enabled another or changed their role. */
export interface TeamChange {
  readonly by: string;
  readonly on: string;
}

interface Asked {
  readonly act: TwoPersonAct;
  readonly proposer: Colleague;
  readonly approver: Colleague;
  readonly changes: readonly TeamChange[];
}

/**
 * Why this admin cannot be the second person, or null. An account that was just added or promoted approves nothing, and the admin who added or
 * promoted it does not approve its proposals: otherwise one insider could be both people.
 */
export function refuseSecondPerson({ act, proposer, approver, changes }: Asked) {
  if (!approver.active || !mayAdmin(approver.role, twoPeople[act].approve)) return 'admin.not_permitted';
  if (approver.id === proposer.id) return 'approval.own';
  if (!proposer.active || !mayAdmin(proposer.role, twoPeople[act].propose)) return 'approval.proposer_gone';
  const isNew = changes.some(({ by, on }) => on === approver.id || (on === proposer.id && by === approver.id));
  return isNew ? 'approval.account_new' : null;
}
