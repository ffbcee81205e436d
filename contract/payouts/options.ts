/** The status of a rep's payout. */
export const payoutStatuses = ['asked', 'cancelled', 'in_batch', 'released', 'paid', 'failed', 'returned'] as const;

export type PayoutStatus = (typeof payoutStatuses)[number];

/** On its way: a rep has one of these at a time. */
export const openPayoutStatuses = ['asked', 'in_batch', 'released'] as const satisfies readonly PayoutStatus[];

export const bankAccountStatuses = ['asked', 'current', 'replaced', 'withdrawn'] as const;

export type BankAccountStatus = (typeof bankAccountStatuses)[number];

/** Hours after a change of bank account before a payout to it. */
export const accountHoldHours = 24;

/** Hours for which the link that confirms a bank account works. */
export const accountLinkHours = 24;

/** Days in which its owner can disown a new account. */
export const accountUndoDays = 7;

/** Banks with the universal branch code of each. */
export const banks = {
  absa: { name: 'Absa', branchCode: '632005' },
  access: { name: 'Access Bank', branchCode: '410105' },
  african: { name: 'African Bank', branchCode: '430000' },
  bidvest: { name: 'Bidvest Bank', branchCode: '462005' },
  capitec: { name: 'Capitec', branchCode: '470010' },
  discovery: { name: 'Discovery Bank', branchCode: '679000' },
  fnb: { name: 'FNB', branchCode: '250655' },
  investec: { name: 'Investec', branchCode: '580105' },
  nedbank: { name: 'Nedbank', branchCode: '198765' },
  standard: { name: 'Standard Bank', branchCode: '051001' },
  tyme: { name: 'TymeBank', branchCode: '678910' },
  zero: { name: 'Bank Zero', branchCode: '888000' },
} as const;

export type Bank = keyof typeof banks;

export const bankNames = Object.keys(banks) as [Bank, ...Bank[]];

/** Obstacles between a rep and their money. */
export const payoutObstacles = [
  'no_account',
  'account_unconfirmed',
  'account_held',
  'below_minimum',
  'one_open',
  'on_hold',
] as const;

export type PayoutObstacle = (typeof payoutObstacles)[number];
