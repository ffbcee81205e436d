import { emailUndoDays } from '../accounts/support-changes.ts';
import type { RefusalText } from '../refusal-text.ts';
import { accountHoldHours, accountLinkHours } from './options.ts';

/** A rep's wallet, and payouts to their bank. */
export const payoutRefusals = {
  'wallet.not_empty': {
    status: 409,
    title: 'There is money in your wallet',
    detail:
      'Ask for a payout of all of it first, also when it is less than the usual minimum, and wait until it has arrived. Then your account can be deleted.',
  },
  'bank_account.link_invalid': {
    status: 403,
    title: 'This link does not work any more',
    detail: `It works once, and for ${accountLinkHours} hours. Check your bank account in your wallet, and start again there if you need to.`,
  },
  'bank_account.held': {
    status: 409,
    title: 'You can’t change your bank details yet',
    detail: `Your account moved to another email address less than ${emailUndoDays} days ago. Bank details can be changed once the ${emailUndoDays} days are over.`,
  },
  'payout.not_found': {
    status: 404,
    title: 'Payout not found',
    detail: 'There is no such payout, or it is not yours.',
  },
  'payout.account_missing': {
    status: 409,
    title: 'You have no bank account yet',
    detail: 'Add one in your wallet, then follow the link in the email we send you.',
  },
  'payout.account_changed': {
    status: 409,
    title: 'Your bank account has changed',
    detail: 'Look at where the payout would go now before you ask for it.',
  },
  'payout.account_held': {
    status: 409,
    title: 'Your bank account is new',
    detail: `For your safety we pay nothing to a new bank account in its first ${accountHoldHours} hours. Your wallet shows when you can request a payout.`,
  },
  'payout.below_minimum': {
    status: 422,
    title: 'That is less than we pay out',
    detail: 'Your wallet says from which amount you can ask for a payout.',
  },
  'payout.more_than_available': {
    status: 409,
    title: 'That is more than is available',
    detail: 'Look at your wallet: what is coming can be paid out once it is available.',
  },
  'payout.open': {
    status: 409,
    title: 'A payout is on its way already',
    detail: 'You can ask for the next one as soon as it has arrived.',
  },
  'payout.on_hold': {
    status: 409,
    title: 'Your wallet is on hold',
    detail: 'Your wallet says why, and what to do.',
  },
  'payout.not_the_last': {
    status: 409,
    title: 'This is not the last of your money',
    detail: 'Less than the minimum is paid out only when it is all there is, and nothing more is coming.',
  },
  'payout.under_way': {
    status: 409,
    title: 'It is too late to take this back',
    detail: 'The payout is with the bank, or over.',
  },
} as const satisfies Record<string, RefusalText>;
