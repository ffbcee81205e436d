import type { AdminRole } from '#contract/operators/roles.ts';
import type { TeamMember } from '#contract/operators/team.ts';

export const roleLabels: Record<AdminRole, string> = {
  owner: 'Owner',
  reviewer: 'Reviewer',
  finance: 'Finance',
  support: 'Support',
};

const roleHints: Record<AdminRole, string> = {
  owner: 'Everything, this page and the settings among it.',
  reviewer: 'Identity documents, matches, jobs, disputes and courses. No payments, no payouts.',
  finance: 'Payments, refunds, payouts and the books. No documents, no messages.',
  support: 'Accounts, questions, reports and certificates. Sees payments and asks for refunds.',
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
