import type { RefusalText } from '../refusal-text.ts';
import { usualSupport } from '../usual-support.ts';
import { emailUndoDays } from './support-changes.ts';

/** Who may come in, and what is said about accounts. */
export const accountRefusals = {
  'session.required': { status: 401, title: 'Please sign in', detail: 'Sign in to continue.' },
  'session.second_factor_required': {
    status: 403,
    title: 'Confirm it is you',
    detail: 'Enter the code of your authenticator app to continue.',
  },
  'role.business_required': {
    status: 403,
    title: 'Access Required',
    detail: 'You need to register as a business to access the business dashboard.',
  },
  'role.rep_required': {
    status: 403,
    title: 'Access Required',
    detail: 'You need to register as a sales rep to access the rep portal.',
  },
  'account.session_not_found': {
    status: 404,
    title: 'Already signed out',
    detail: 'This device is not signed in any more.',
  },
  'account.password_wrong': {
    status: 403,
    title: 'This is not your password',
    detail: 'Type the password that you sign in with.',
  },
  'account.code_wrong': {
    status: 403,
    title: 'This code is not right',
    detail: 'Codes work once and only for a short time. Use the newest one.',
  },
  'second_factor.link_invalid': {
    status: 403,
    title: 'This link no longer works',
    detail:
      'It works once, and only for the time that the email says. If someone else is in your account, choose a new password or contact us.',
  },
  'user.no_second_factor': {
    status: 409,
    title: 'Two-factor sign-in is off',
    detail: 'This account has no second factor that could be removed.',
  },
  'user.removal_waits': {
    status: 409,
    title: 'This was asked for already',
    detail: 'The second factor of this account is about to be removed. The person was told by mail.',
  },
  'user.correction_waits': {
    status: 409,
    title: 'This move was requested already',
    detail: 'The account is about to move to this address. The user was emailed and can stop it.',
  },
  'email_undo.address_taken': {
    status: 409,
    title: 'Another account uses this address now',
    detail: `We can't move your account back to it. Write to ${usualSupport.email} and we'll help.`,
  },
  'account.moved_lately': {
    status: 409,
    title: 'Your account moved to this email address a few days ago',
    detail: `You can delete it once ${emailUndoDays} days have passed since the move. Until then the former address can undo it.`,
  },
  'account.export_not_ready': {
    status: 404,
    title: 'There is no copy of your data to download',
    detail: 'It is still being made, or its time is over. Ask for a new one.',
  },
  'user.administrator': {
    status: 403,
    title: 'This is the account of an administrator',
    detail:
      'No administrator suspends another or changes their address, or their own. Whoever runs this installation can disable one.',
  },
  'user.suspended': {
    status: 409,
    title: 'This account is suspended already',
    detail: 'Another administrator was faster. Look at it again.',
  },
  'user.not_suspended': {
    status: 409,
    title: 'This account is not suspended',
    detail: 'Somebody lifted it before. Look at it again.',
  },
  'account.suspended': {
    status: 403,
    title: 'This account is suspended',
    detail: `Nothing was changed. Write to ${usualSupport.email} if you have a question about it.`,
  },
  'user.kept_out': {
    status: 409,
    title: 'This account is suspended',
    detail: 'Nobody gets into it, so this would change nothing. Lift the suspension first.',
  },
  'user.email_taken': {
    status: 409,
    title: 'Another account has this address',
    detail: 'Accounts are not merged. Ask the person which of the two they want to keep.',
  },
  'user.not_found': { status: 404, title: 'User not found', detail: 'There is no account with this id.' },
  'profile.changed_elsewhere': {
    status: 409,
    title: 'This profile was changed elsewhere',
    detail:
      'Another tab or device saved it after you began here. Load that version, or keep yours and save it over the other.',
  },
} as const satisfies Record<string, RefusalText>;
