import { emailUndoDays } from '../accounts/support-changes.ts';
import type { RefusalText } from '../refusal-text.ts';
import { accountHoldHours, accountLinkHours } from './options.ts';

/** A rep's wallet, and payouts to their bank. */
export const payoutRefusals = {
  'wallet.not_empty': {
    status: 409,
    title: 'There’s money in your wallet',
    detail:
      'First request a payout of the full balance, even if it’s below the minimum. You can delete your account once it has arrived.',
  },
  'bank_account.link_invalid': {
    status: 403,
    title: 'This link no longer works',
    detail: `It works once, within ${accountLinkHours} hours. Check your bank account in your wallet, and start again there if you need to.`,
  },
  'bank_account.held': {
    status: 409,
    title: 'You can’t change your bank details yet',
    detail: `Your account’s email address was changed less than ${emailUndoDays} days ago. You can change them once the ${emailUndoDays} days are over.`,
  },
  'payout.not_found': {
    status: 404,
    title: 'Payout not found',
    detail: 'This payout doesn’t exist, or you don’t have access to it.',
  },
  'payout.account_missing': {
    status: 409,
    title: 'You haven’t added a bank account yet',
    detail: 'Add one in your wallet, then follow the link in the email we send you.',
  },
  'payout.account_changed': {
    status: 409,
    title: 'Your bank account has changed',
    detail: 'Check where the payout will go before you request it.',
  },
  'payout.account_held': {
    status: 409,
    title: 'Your bank account is new',
    detail: `For your safety, we don’t pay into a new bank account for its first ${accountHoldHours} hours. Your wallet shows when you can request a payout.`,
  },
  'payout.below_minimum': {
    status: 422,
    title: 'That’s less than the minimum payout',
    detail: 'Your wallet shows the minimum you can request.',
  },
  'payout.more_than_available': {
    status: 409,
    title: 'That’s more than you have available',
    detail: 'You can request pending money once it’s available. Your wallet shows when.',
  },
  'payout.open': {
    status: 409,
    title: 'A payout is already on its way',
    detail: 'You can request the next one as soon as it has arrived.',
  },
  'payout.on_hold': {
    status: 409,
    title: 'Your wallet is on hold',
    detail: 'Your wallet shows why, and what to do.',
  },
  'payout.not_the_last': {
    status: 409,
    title: 'You can’t request less than the minimum',
    detail: 'We only pay out less than the minimum if it’s your full balance and nothing is pending.',
  },
  'payout.under_way': {
    status: 409,
    title: 'It’s too late to cancel this payout',
    detail: 'It’s already with the bank, or completed.',
  },
} as const satisfies Record<string, RefusalText>;
