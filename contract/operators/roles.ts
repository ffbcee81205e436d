/** Roles of administrators. Everyone who was one before there were roles is an owner. */
export const adminRoles = ['owner', 'reviewer', 'finance', 'support'] as const;

export type AdminRole = (typeof adminRoles)[number];

const allRoles = adminRoles;

/** Who may do what in the panel. The gate checks it for the permission that an endpoint names; pages show what it allows. */
const allowed = {
  /** One's own session and passkeys, the panel's first figures, and what describes the API. */
  'panel.enter': allRoles,
  /** The state of the installation, without users' data. */
  'system.read': allRoles,
  'system.retry_task': ['owner'],
  'team.manage': ['owner'],
  'audit.read': ['owner'],
  /** The market's activity, its money included, down to the rows that a figure counts. */
  'analytics.read': ['owner', 'finance'],
  'settings.read': ['owner', 'finance'],
  'settings.edit_money': ['owner', 'finance'],
  /** All of them. */
  'settings.edit': ['owner'],

  'users.read': ['owner', 'reviewer', 'support'],
  /** Email addresses of many users in one list. */
  'users.export': ['owner'],
  'users.suspend': ['owner', 'support'],
  'users.remove_second_factor': ['owner', 'support'],
  'users.note': ['owner', 'reviewer', 'support'],
  /** A recovery mail, signing out everywhere, and another address. */
  'users.help': ['owner', 'support'],
  /** The marketplace as a user sees it, read-only. For support: that is its purpose. */
  'users.see_as': ['owner', 'support'],

  /** Including identity documents and numbers. */
  'vetting.review': ['owner', 'reviewer'],
  'jobs.read': ['owner', 'reviewer', 'support'],
  /** Taking jobs down, restoring them, and editing the words they are flagged for. */
  'jobs.moderate': ['owner', 'reviewer'],
  'matches.review': ['owner', 'reviewer'],
  /** With the files that the two sides showed. */
  'disputes.decide': ['owner', 'reviewer'],

  'courses.read': ['owner', 'reviewer', 'finance'],
  'courses.write': ['owner', 'reviewer'],
  'certificates.read': ['owner', 'reviewer', 'support'],
  'certificates.withdraw': ['owner', 'reviewer'],

  /** Contact messages and leads. */
  'enquiries.answer': ['owner', 'support'],
  /** Questions to the team. */
  'support.answer': ['owner', 'support'],
  /** With the messages around the reported one. */
  'reports.decide': ['owner', 'support'],

  'payments.read': ['owner', 'finance', 'support'],
  'payments.settle': ['owner', 'finance'],
  'refunds.ask': ['owner', 'finance', 'support'],
  /** With the bank account of a payer who is paid by hand. */
  'refunds.approve': ['owner', 'finance'],
  'books.read': ['owner', 'finance'],
  'corrections.ask': ['owner', 'finance'],
  'corrections.approve': ['owner', 'finance'],
  /** With the ends of the reps' bank accounts. */
  'payouts.read': ['owner', 'finance'],
  'payouts.prepare': ['owner', 'finance'],
  /** With the file for the bank. */
  'payouts.release': ['owner', 'finance'],
  'payouts.record': ['owner', 'finance'],
  'wallets.hold': ['owner', 'finance'],
} as const satisfies Record<string, readonly AdminRole[]>;

export type AdminPermission = keyof typeof allowed;

export const adminPermissions = Object.keys(allowed) as readonly AdminPermission[];

export const rolesThatMay = (permission: AdminPermission): readonly AdminRole[] => allowed[permission];

export const mayAdmin = (role: AdminRole, permission: AdminPermission): boolean =>
  rolesThatMay(permission).includes(role);

/** "This needs the role owner or finance, and yours is support. …" */
export function notPermittedText(role: AdminRole, permission: AdminPermission): string {
  const roles = rolesThatMay(permission);
  const names = roles.length > 1 ? `${roles.slice(0, -1).join(', ')} or ${roles.at(-1)}` : roles[0];
  return `This needs the role ${names}, and your role is ${role}. Ask a team member with that role, or ask an owner to change yours.`;
}
