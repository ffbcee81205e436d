import type { AdminPermission } from './roles.ts';

/** Days in which a proposal can be approved: more than a new admin waits, so that one who is added for it still can. */
export const approvalDays = 14;

/** Days in which an admin account that was added, invited, enabled or given another role in the panel approves nothing. */
export const newAccountDays = 7;

/** Why an admin with the right role still can't be the second person. */
export const secondPersonRefusals = ['approval.account_new', 'approval.proposer_gone'] as const;

interface TwoPeople {
  /** The action the second person agrees to, as the panel names it. */
  readonly label: string;
  readonly propose: AdminPermission;
  readonly approve: AdminPermission;
  /** One person is enough up to this sum, in cents; null: always two. */
  readonly aboveCents: number | null;
  /** The kind under which it waits on the Today page. One that is no `approval` is a row of its own feature. */
  readonly waits: 'approval' | 'refund' | 'correction' | 'payout_batch' | 'notification';
}

/**
 * Every action that one admin proposes and another approves, by its name in the record. The server enforces this table and the Team
 * page shows it.
 */
export const twoPeople = {
  'payout.return': {
    label: 'Mark a paid payout as returned',
    propose: 'payouts.record',
    approve: 'payouts.record',
    aboveCents: null,
    waits: 'approval',
  },
  'wallet.lift': {
    label: 'Lift the hold on a rep’s balance',
    propose: 'wallets.hold',
    approve: 'wallets.hold',
    aboveCents: null,
    waits: 'approval',
  },
  'hold.lift': {
    label: 'Lift a hold on pay after a chargeback',
    propose: 'wallets.hold',
    approve: 'wallets.hold',
    aboveCents: null,
    waits: 'approval',
  },
  // By the pay of the whole gig: its weeks are not decided one by one below the sum.
  'dispute.decide': {
    label: 'Decide a dispute',
    propose: 'disputes.decide',
    approve: 'disputes.decide',
    aboveCents: 500_000,
    waits: 'approval',
  },
  // Every setting that `isOfMoney`.
  'settings.change': {
    label: 'Change a money setting',
    propose: 'settings.edit_money',
    approve: 'settings.edit_money',
    aboveCents: null,
    waits: 'approval',
  },
  'user.correct_email': {
    label: 'Change an account’s email address',
    propose: 'users.help',
    approve: 'users.help',
    aboveCents: null,
    waits: 'approval',
  },
  'user.erase': {
    label: 'Delete an account at the person’s request',
    propose: 'users.help',
    approve: 'users.help',
    aboveCents: null,
    waits: 'approval',
  },
  'payout_batch.release': {
    label: 'Release a batch of payouts to the bank',
    propose: 'payouts.prepare',
    approve: 'payouts.release',
    aboveCents: null,
    waits: 'payout_batch',
  },
  'refund.approve': {
    label: 'Refund a payment',
    propose: 'refunds.ask',
    approve: 'refunds.approve',
    aboveCents: null,
    waits: 'refund',
  },
  'correction.approve': {
    label: 'Correct the ledger',
    propose: 'corrections.ask',
    approve: 'corrections.approve',
    aboveCents: null,
    waits: 'correction',
  },
  'payment.vouch_notification': {
    label: 'Accept a payment notification that the provider can’t confirm',
    propose: 'payments.settle',
    approve: 'payments.settle',
    aboveCents: null,
    waits: 'notification',
  },
} as const satisfies Record<string, TwoPeople>;

export type TwoPersonAct = keyof typeof twoPeople;

export const twoPersonActs = Object.keys(twoPeople) as readonly TwoPersonAct[];

/** Those that wait as a proposal. */
export type ProposedAct = {
  [Act in TwoPersonAct]: (typeof twoPeople)[Act]['waits'] extends 'approval' ? Act : never;
}[TwoPersonAct];

const isProposed = (act: TwoPersonAct): act is ProposedAct => twoPeople[act].waits === 'approval';

export const proposedActs = twoPersonActs.filter(isProposed);

/** Whether an action of this sum takes two people. */
export function takesTwo(act: TwoPersonAct, cents: number): boolean {
  const { aboveCents }: TwoPeople = twoPeople[act];
  return aboveCents === null || cents > aboveCents;
}
