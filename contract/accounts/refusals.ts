import type { RefusalText } from '../refusal-text.ts';
import { usualSupport } from '../usual-support.ts';
import { emailUndoDays } from './support-changes.ts';

/** Refusals of sign-in and accounts. */
export const accountRefusals = {
  'session.required': { status: 401, title: 'Please sign in', detail: 'Sign in to continue.' },
  'session.second_factor_required': {
    status: 403,
    title: 'Confirm it’s you',
    detail: 'Enter the code of your authenticator app to continue.',
  },
  'account.session_not_found': {
    status: 404,
    title: 'Already signed out',
    detail: 'This device is no longer signed in.',
  },
  'account.password_wrong': {
    status: 403,
    title: 'That isn’t your password',
    detail: 'Enter the password you sign in with.',
  },
  'account.code_wrong': {
    status: 403,
    title: 'That code isn’t right',
    detail: 'Codes work once and only for a short time. Use the latest one.',
  },
  'second_factor.link_invalid': {
    status: 403,
    title: 'This link no longer works',
    detail:
      'It works once, and only for the time stated in the email. If someone else is in your account, choose a new password or contact us.',
  },
  'user.no_second_factor': {
    status: 409,
    title: 'Two-factor sign-in is off',
    detail: 'This account doesn’t use two-factor sign-in.',
  },
  'user.removal_waits': {
    status: 409,
    title: 'Already scheduled',
    detail: 'Two-factor sign-in already ends soon for this account. We’ve emailed the user.',
  },
  'user.correction_waits': {
    status: 409,
    title: 'This change has already been requested',
    detail: 'The account’s email address is about to change to this one. The user was emailed and can stop it.',
  },
  'email_undo.address_taken': {
    status: 409,
    title: 'Another account uses this address now',
    detail: `We can’t change your account’s email address back to it. Write to ${usualSupport.email} and we’ll help.`,
  },
  'account.moved_lately': {
    status: 409,
    title: 'Your account’s email address was changed a few days ago',
    detail: `You can delete it once ${emailUndoDays} days have passed since the change. Until then, the old address can undo it.`,
  },
  'account.export_not_ready': {
    status: 404,
    title: 'There is no copy of your data to download',
    detail: 'It’s still being prepared, or it has expired. Request a new one.',
  },
  'user.administrator': {
    status: 403,
    title: 'This is an admin’s account',
    detail:
      'You can’t suspend an admin’s account or change its email address, including your own. The operator of this installation can disable an admin.',
  },
  'user.suspended': {
    status: 409,
    title: 'This account is already suspended',
    detail: 'Another admin has suspended it. Refresh to see the latest.',
  },
  'user.not_suspended': {
    status: 409,
    title: 'This account isn’t suspended',
    detail: 'Another admin has lifted the suspension. Refresh to see the latest.',
  },
  'account.suspended': {
    status: 403,
    title: 'This account is suspended',
    detail: `Nothing has changed. If you have a question, write to ${usualSupport.email}.`,
  },
  'user.kept_out': {
    status: 409,
    title: 'This account is suspended',
    detail: 'No one can sign in to it, so this would change nothing. Lift the suspension first.',
  },
  'user.email_taken': {
    status: 409,
    title: 'Another account has this address',
    detail: 'We can’t merge accounts. Ask the user which of the two they want to keep.',
  },
  'user.not_found': { status: 404, title: 'User not found', detail: 'This account doesn’t exist.' },
  'profile.changed_elsewhere': {
    status: 409,
    title: 'This profile was changed elsewhere',
    detail:
      'Another tab or device saved it after you opened it here. Load that version, or keep yours and overwrite the other.',
  },
} as const satisfies Record<string, RefusalText>;
