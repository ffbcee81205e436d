import type { RefusalText } from '../refusal-text.ts';
import { newAccountDays } from './two-people.ts';

/** What is said to administrators at their door. */
export const operatorRefusals = {
  'admin.session_required': {
    status: 401,
    title: 'Please sign in',
    detail: 'Sign in as an administrator to continue.',
  },
  'admin.not_permitted': {
    status: 403,
    title: 'Your role does not cover this',
    detail: 'Ask somebody of the team whose role does, or an owner to change yours.',
  },
  'feature.off': {
    status: 403,
    title: 'This is switched off at the moment',
    detail: 'It is switched off at the moment. Please try again later.',
  },
  'settings.notice_ends_early': {
    status: 422,
    title: 'The notice ends before it begins',
    detail: 'Choose an end that comes after the beginning.',
  },
  'settings.changed_meanwhile': {
    status: 409,
    title: 'Somebody else changed the settings meanwhile',
    detail: 'Nothing of yours was saved, or lost. Look at what they changed, and save again.',
  },
  'approval.not_found': {
    status: 404,
    title: 'Proposal not found',
    detail: 'There is no such proposal that your role may see.',
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
    detail: 'You proposed it, so you can only withdraw it.',
  },
  'approval.not_yours': {
    status: 403,
    title: 'Only the proposer can withdraw it',
    detail: 'You can approve or decline this proposal.',
  },
  'approval.account_new': {
    status: 403,
    title: 'You can’t approve this yet',
    detail: `An admin account approves nothing for ${newAccountDays} days after it was added, invited, enabled or given another role in the panel. The admin who made that change approves nothing of that account’s either.`,
  },
  'approval.proposer_gone': {
    status: 409,
    title: 'The proposer no longer has the role for this',
    detail: 'Their account was disabled or given another role. Decline it, and propose it again if it is right.',
  },
  'admin.known_already': {
    status: 409,
    title: 'This address is an administrator already',
    detail: 'Find them in the list: a role can be changed, and somebody who is disabled let in again.',
  },
  'admin.member_not_found': {
    status: 404,
    title: 'There is no such administrator',
    detail: 'Load the page again to see the team as it is.',
  },
  'admin.not_invited': {
    status: 409,
    title: 'No link is needed',
    detail: 'They have chosen a password already, or are kept out. Load the page again to see the team as it is.',
  },
  'admin.invitation_over': {
    status: 403,
    title: 'This link opens nothing any more',
    detail:
      'The link was used, is older than three days, or a newer one was mailed. Ask an owner of the team for another.',
  },
  'admin.last_owner': {
    status: 409,
    title: 'This is the last owner',
    detail: 'Somebody has to be able to manage the team. Make another administrator an owner first.',
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
    title: 'This code is not right',
    detail: 'Each code works once and for half a minute. Use the newest one of your authenticator app.',
  },
  'admin.sign_in_over': {
    status: 403,
    title: 'Please sign in again',
    detail: 'The code comes within ten minutes of the password, and after five wrong ones you start again.',
  },
  'admin.passkeys_not_offered': {
    status: 404,
    title: 'There are no passkeys here',
    detail: 'Passkeys need a site with a name, and this one is opened by its number.',
  },
  'admin.passkey_late': {
    status: 403,
    title: 'It took too long',
    detail: 'A passkey is asked for five minutes at most, and once. Please try again.',
  },
  'admin.passkey_refused': {
    status: 403,
    title: 'The passkey was not accepted',
    detail: 'Try again, or sign in with your password.',
  },
  'admin.passkey_unknown': {
    status: 403,
    title: 'This passkey is no administrator’s',
    detail: 'It may have been removed, or belong to another account. Sign in with your password.',
  },
  'admin.passkey_exists': {
    status: 409,
    title: 'This passkey is there already',
    detail: 'A device holds one passkey for an administrator.',
  },
  'admin.passkey_not_found': {
    status: 404,
    title: 'There is no such passkey',
    detail: 'It was removed already.',
  },
  'admin.too_many_passkeys': {
    status: 409,
    title: 'You have ten passkeys',
    detail: 'That is the most. Remove one first.',
  },
  'admin.last_second_factor': {
    status: 409,
    title: 'This is your only second factor',
    detail: 'Add another passkey first: here no administrator gets in with a password alone.',
  },
  'admin.too_many_attempts': {
    status: 429,
    title: 'Too many attempts',
    detail: 'Signing in is paused for a while. Please wait and try again.',
  },
  'task.not_found': {
    status: 404,
    title: 'There is no such task',
    detail: 'Tasks that were given up are kept for a day. It may be gone.',
  },
} as const satisfies Record<string, RefusalText>;
