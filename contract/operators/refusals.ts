import type { RefusalText } from '../refusal-text.ts';
import { newAccountDays } from './two-people.ts';

/** Refusals of admin sign-in, the team, the settings and approvals. */
export const operatorRefusals = {
  'admin.session_required': {
    status: 401,
    title: 'Please sign in',
    detail: 'Sign in with your admin account to continue.',
  },
  'admin.not_permitted': {
    status: 403,
    title: 'Your role doesn’t allow this',
    detail: 'Ask a team member whose role allows it, or ask an owner to change your role.',
  },
  'feature.off': {
    status: 403,
    title: 'This feature is turned off',
    detail: 'We’ve turned this feature off for now. Please try again later.',
  },
  'settings.notice_ends_early': {
    status: 422,
    title: 'The notice ends before it starts',
    detail: 'Choose an end time that is after the start time.',
  },
  'settings.changed_meanwhile': {
    status: 409,
    title: 'Another admin has changed the settings',
    detail: 'Your changes aren’t saved yet, but they aren’t lost. Check what changed, then save again.',
  },
  'approval.not_found': {
    status: 404,
    title: 'Proposal not found',
    detail: 'This proposal doesn’t exist, or your role can’t see it.',
  },
  'approval.open_already': {
    status: 409,
    title: 'A proposal for this is already waiting',
    detail: 'Approve, decline or withdraw it under Approvals before you propose another.',
  },
  'approval.closed': {
    status: 409,
    title: 'This proposal is closed',
    detail: 'It was approved, declined or withdrawn, or it has expired. Refresh to see how it ended.',
  },
  'approval.own': {
    status: 403,
    title: 'A second admin must approve this',
    detail: 'You made this proposal, so you can only withdraw it.',
  },
  'approval.not_yours': {
    status: 403,
    title: 'Only the proposer can withdraw this proposal',
    detail: 'You can approve or decline this proposal.',
  },
  'approval.account_new': {
    status: 403,
    title: 'You can’t approve this yet',
    detail: `An admin account can’t approve for ${newAccountDays} days after it is added, invited, enabled or given a new role in the panel. The admin who made that change can’t approve that account’s proposals either.`,
  },
  'approval.proposer_gone': {
    status: 409,
    title: 'The proposer no longer has the role for this',
    detail:
      'Their account was disabled or given another role. Decline the proposal, then propose it again if it’s correct.',
  },
  'admin.known_already': {
    status: 409,
    title: 'This person is already an admin',
    detail: 'Find them in the team list to change their role or enable their account.',
  },
  'admin.member_not_found': {
    status: 404,
    title: 'Admin not found',
    detail: 'Refresh to see the current team.',
  },
  'admin.not_invited': {
    status: 409,
    title: 'No new link needed',
    detail: 'This admin has already chosen a password, or their account is disabled. Refresh to see the current team.',
  },
  'admin.invitation_over': {
    status: 403,
    title: 'This link no longer works',
    detail:
      'The link was used, is older than three days, or was replaced by a newer one. Ask an owner of the team for a new link.',
  },
  'admin.last_owner': {
    status: 409,
    title: 'This is the last owner',
    detail: 'The team needs at least one owner. Make another admin an owner first.',
  },
  'admin.password_wrong': { status: 403, title: 'Access Denied', detail: 'Invalid admin credentials' },
  'admin.email_not_authorized': {
    status: 403,
    title: 'Access Denied',
    detail: 'Email not authorized for admin access',
  },
  'admin.not_found': { status: 403, title: 'Access Denied', detail: 'Admin user not found' },
  'admin.code_wrong': {
    status: 403,
    title: 'This code isn’t right',
    detail: 'Each code works once, for 30 seconds. Enter the latest code from your authenticator app.',
  },
  'admin.sign_in_over': {
    status: 403,
    title: 'Please sign in again',
    detail: 'You have ten minutes and five attempts to enter the code after your password.',
  },
  'admin.passkeys_not_offered': {
    status: 404,
    title: 'Passkeys don’t work at this address',
    detail: 'Passkeys need a domain name, and this site is open at an IP address.',
  },
  'admin.passkey_late': {
    status: 403,
    title: 'This took too long',
    detail: 'You have five minutes to use your passkey. Please try again.',
  },
  'admin.passkey_refused': {
    status: 403,
    title: 'We couldn’t accept this passkey',
    detail: 'Try again, or sign in with your password.',
  },
  'admin.passkey_unknown': {
    status: 403,
    title: 'This passkey doesn’t belong to an admin account',
    detail: 'The passkey may have been removed, or belong to another account. Sign in with your password.',
  },
  'admin.passkey_exists': {
    status: 409,
    title: 'This passkey is already added',
    detail: 'Each device can hold one passkey for an admin account.',
  },
  'admin.passkey_not_found': {
    status: 404,
    title: 'Passkey not found',
    detail: 'This passkey has already been removed.',
  },
  'admin.too_many_passkeys': {
    status: 409,
    title: 'You have ten passkeys',
    detail: 'Ten is the maximum. Remove one first.',
  },
  'admin.last_second_factor': {
    status: 409,
    title: 'This is your only second factor',
    detail: 'Add another passkey first. Admins can’t sign in with a password alone.',
  },
  'admin.too_many_attempts': {
    status: 429,
    title: 'Too many attempts',
    detail: 'We’ve paused sign-in for a while. Please wait and try again.',
  },
  'task.not_found': {
    status: 404,
    title: 'Task not found',
    detail: 'We keep failed tasks for one day. This one may have been deleted.',
  },
} as const satisfies Record<string, RefusalText>;
