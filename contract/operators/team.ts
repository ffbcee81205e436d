import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { emailAddress, id, prose, timestamp } from '../fields.ts';
import { adminRoles } from './roles.ts';

/** An administrator, as an owner sees them. */
export const teamMember = z.object({
  id,
  email: z.string(),
  role: z.enum(adminRoles),
  /** `invited`: they have not chosen a password yet. */
  state: z.enum(['active', 'invited', 'disabled']),
  lastSignInAt: timestamp.nullable(),
  /** An authenticator app or a passkey. */
  secondFactor: z.boolean(),
  /** Number of open sessions. */
  sessions: z.int(),
  /** How long the link of their invitation can be used; null: there is none, or it has expired. */
  invitedUntil: timestamp.nullable(),
  /** From when they can be a second person; null: now. */
  approvesFrom: timestamp.nullable(),
  you: z.boolean(),
});

export type TeamMember = z.output<typeof teamMember>;

/** The reason, which the audit log records. */
const because = z.object({ reason: prose('A reason', 500) });

export const newMember = because.extend({
  email: emailAddress('Please enter an email address').toLowerCase(),
  role: z.enum(adminRoles, 'Choose a role.'),
});

export const roleInput = because.extend({ role: z.enum(adminRoles, 'Choose a role.') });

/** Hours in which the link of an invitation can be used. */
export const invitationHours = 72;

export const invitationInput = z.object({
  token: z.string().min(1).max(100),
  password: z.string().min(1, 'Please choose a password').max(1000),
});

const ofMember = {
  tag: 'Admins',
  gate: 'admin',
  permission: 'team.manage',
  params: z.object({ memberId: id }),
  status: 200,
  response: teamMember,
} as const;

export const teamOfAdminsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/team',
    about: 'admin team',
    summary: 'List admins',
    tag: 'Admins',
    gate: 'admin',
    permission: 'team.manage',
    status: 200,
    response: z.object({ items: z.array(teamMember) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/team',
    changes: ['admin team'],
    summary: 'Invite an admin',
    description: 'Sends a link by email to choose a password.',
    tag: 'Admins',
    body: newMember,
    gate: 'admin',
    permission: 'team.manage',
    status: 201,
    response: teamMember,
    refusals: ['admin.known_already'],
  }),
  inviteAgain: endpoint({
    ...ofMember,
    method: 'POST',
    path: '/api/admin/team/:memberId/invitations',
    changes: ['admin team'],
    summary: 'Resend an invitation to an admin',
    description: 'Voids the earlier link.',
    refusals: ['admin.member_not_found', 'admin.not_invited'],
  }),
  changeRole: endpoint({
    ...ofMember,
    method: 'PUT',
    path: '/api/admin/team/:memberId/role',
    changes: ['admin team'],
    summary: 'Set the role of an admin',
    description: 'Applies from their next request.',
    body: roleInput,
    refusals: ['admin.member_not_found', 'admin.last_owner'],
  }),
  disable: endpoint({
    ...ofMember,
    method: 'POST',
    path: '/api/admin/team/:memberId/disabling',
    changes: ['admin team'],
    summary: 'Disable an admin',
    description: 'Ends their sessions immediately.',
    body: because,
    refusals: ['admin.member_not_found', 'admin.last_owner'],
  }),
  enable: endpoint({
    ...ofMember,
    method: 'POST',
    path: '/api/admin/team/:memberId/enabling',
    changes: ['admin team'],
    summary: 'Enable a disabled admin',
    body: because,
    refusals: ['admin.member_not_found'],
  }),
  endSessions: endpoint({
    ...ofMember,
    method: 'POST',
    path: '/api/admin/team/:memberId/sign-outs',
    changes: ['admin team'],
    summary: 'Sign an admin out on every device',
    refusals: ['admin.member_not_found'],
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/api/admin/accepted-invitations',
    // A view of a person is recorded: the answer replaces the cached one.
    changes: [],
    summary: 'Accept an invitation as an admin',
    description: 'Sets the password. The link works once.',
    tag: 'Admins',
    body: invitationInput,
    gate: 'open',
    status: 204,
    response: noContent,
    refusals: ['request.other_origin', 'admin.invitation_over', 'admin.too_many_attempts'],
  }),
};
