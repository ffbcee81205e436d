import type { AdminAct } from '#contract/operators/audit.ts';

const acts: Readonly<Record<AdminAct, string>> = {
  sign_in: 'Signed in',
  'sign_in.password': 'Gave the password, to be followed by a second factor',
  'sign_in.code': 'Gave a code',
  'sign_in.passkey': 'Showed a passkey',
  'second_factor.set_up': 'Set up an authenticator app',
  'passkey.add': 'Added a passkey',
  'passkey.remove': 'Removed a passkey',
  sign_out: 'Signed out',
  'sign_out.everywhere': 'Signed out everywhere',
  'user.view': 'Looked at a user',
  'user.remove_second_factor': 'Had a second factor removed',
  'user.removal_stopped': 'Stopped the removal of a second factor',
  'user.removal_carried_out': 'Carried out the removal of a second factor',
  'vetting.view': 'Looked at a case',
  'vetting.view_document': 'Opened a document of a case',
  'vetting.check_number': 'Checked a number of a case',
  'vetting.approve': 'Approved a case',
  'vetting.reject': 'Rejected a case',
  'vetting.ask_again': 'Asked for a document again',
  'vetting.reopen': 'Took a decision back',
  'payment.view': 'Looked at a payment',
  'payment.confirm_notification': 'Asked the provider about a notification',
  'payment.dismiss_notification': 'Put a notification of the provider aside',
  'payment.vouch_notification': 'Said that a notification of the provider is true',
  'payment.settle_difference': 'Dealt with a difference to the provider',
  'payment.record_chargeback': 'Recorded a chargeback',
  'payment.record_payout': 'Recorded what the provider paid out',
  'refund.ask': 'Asked for a refund',
  'refund.approve': 'Approved a refund',
  'refund.reject': 'Turned a refund down',
  'refund.record_eft': 'Recorded a refund that was paid by hand',
  'dispute.view': 'Looked at some work and what is disputed about it',
  'dispute.open_file': 'Opened a file that was shown in a dispute',
  'dispute.decide': 'Decided a dispute',
  'engagement.call_off': 'Called work off',
  'hold.lift': 'Lifted a hold on pay',
  'correction.ask': 'Asked for a correction of the books',
  'correction.approve': 'Approved a correction of the books',
  'correction.reject': 'Turned a correction of the books down',
  'settings.change': 'Changed the settings',
  'admin.create': 'Made an administrator',
  'admin.disable': 'Disabled an administrator',
  'admin.enable': 'Enabled an administrator',
  'admin.reset_password': 'Changed a password',
  'admin.reset_totp': 'Took an authenticator app off',
  'admin.reset_passkeys': 'Took the passkeys off',
};

const tries: Readonly<Partial<Record<AdminAct, string>>> = {
  sign_in: 'Tried to sign in',
  'sign_in.code': 'Tried a code',
  'sign_in.passkey': 'Tried a passkey',
  'passkey.add': 'Tried to add a passkey',
  'passkey.remove': 'Tried to remove a passkey',
};

const reasons: Readonly<Record<string, string>> = {
  'admin.password_wrong': 'wrong password',
  'admin.email_not_authorized': 'not an administrator',
  'admin.not_found': 'disabled',
  'admin.code_wrong': 'wrong code',
  'admin.passkey_refused': 'not accepted',
  'admin.passkey_unknown': 'not known',
  'admin.too_many_attempts': 'too many attempts',
};

/** An act in words; one that is newer than this page stands as it is. */
export const actText = (act: AdminAct, outcome: 'done' | 'refused'): string =>
  (outcome === 'refused' ? tries[act] : undefined) ?? acts[act] ?? act;

export const reasonText = (reason: string): string => reasons[reason] ?? reason;
