import type { Role } from '#contract/accounts/roles.ts';

const roleLabels: Record<Role, string> = { sales_rep: 'Sales rep', business: 'Business', admin: 'Admin' };

/** The user's roles: `Business, Sales rep`. */
export const typeOf = (roles: readonly Role[]): string =>
  roles.map((role) => roleLabels[role]).join(', ') || 'None yet';
