import type { AdminRole } from '#contract/operators/roles.ts';
import type { TeamMember } from '#contract/operators/team.ts';

export const roleLabels: Record<AdminRole, string> = {
  owner: 'Owner',
  reviewer: 'Reviewer',
  finance: 'Finance',
  support: 'Support',
};

const roleHints: Record<AdminRole, string> = {
  owner: 'Everything, including this page and the settings.',
  reviewer: 'Identity documents, matches, jobs, disputes and courses. No payments or payouts.',
  finance: 'Payments, refunds, payouts and the ledger. No documents or messages.',
  support: 'Accounts, conversations, reports and certificates. Sees payments and proposes refunds.',
};

export const roleOptions = Object.entries(roleLabels).map(([value, label]) => ({
  value,
  label,
  hint: roleHints[value as AdminRole],
}));

export const stateWords = {
  active: { label: 'Active', tone: 'success' },
  invited: { label: 'Invited', tone: 'info' },
  disabled: { label: 'Disabled', tone: 'neutral' },
} as const satisfies Record<TeamMember['state'], object>;
