import { z } from 'zod';
import { ownerProof } from '../accounts/owner-proof.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { id, line, timestamp } from '../fields.ts';
import { accountNumber } from '../number-fields.ts';
import { bankNames } from './options.ts';

/** A bank account as its owner sees it: never the whole number. */
export const bankAccount = z.object({
  id,
  bank: z.enum(bankNames),
  branchCode: z.string(),
  holder: z.string(),
  lastFour: z.string(),
  /** When its mailed link was followed; null while it was not. */
  confirmedAt: timestamp.nullable(),
  /** The earliest time of a payout to it. */
  usableFrom: timestamp.nullable(),
});

export type BankAccount = z.output<typeof bankAccount>;

export const ownBankAccounts = z.object({
  /** The account for payouts. */
  current: bankAccount.nullable(),
  /** Waits for its mailed link to be followed. */
  asked: bankAccount.extend({ linkUntil: timestamp }).nullable(),
});

export type OwnBankAccounts = z.output<typeof ownBankAccounts>;

/** The public details of an account. */
export const bankDetails = z.object({
  bank: z.enum(bankNames, 'Choose your bank.'),
  holder: line('Account holder', 80),
  accountNumber,
});

/** With proof that the owner is at the keyboard. */
export const bankAccountInput = bankDetails.extend(ownerProof.shape);

export type BankAccountInput = z.output<typeof bankAccountInput>;

/** Targets of the mailed links about bank accounts: the pages have a button to confirm. */
export const confirmBankAccountPath = '/confirm-bank-account';
export const notMyBankAccountPath = '/not-my-bank-account';

const ofRep = { tag: 'Wallet', gate: 'signed-in', refusals: ['role.rep_required'] } as const;
const ofMail = {
  tag: 'Wallet',
  gate: 'open',
  method: 'POST',
  body: z.object({ token: z.string().min(1).max(200) }),
} as const;

export const bankAccountsApi = {
  show: endpoint({
    ...ofRep,
    method: 'GET',
    path: '/api/rep/bank-account',
    about: 'wallet',
    summary: 'Get your bank account',
    description: 'Includes a new one that waits for confirmation.',
    status: 200,
    response: ownBankAccounts,
  }),
  ask: endpoint({
    ...ofRep,
    method: 'POST',
    path: '/api/rep/bank-account',
    changes: ['wallet'],
    summary: 'Add or change your bank account',
    description: 'Needs your password, and then the link in the email that follows.',
    body: bankAccountInput,
    status: 201,
    response: ownBankAccounts,
    refusals: ['role.rep_required', 'account.password_wrong', 'account.code_wrong', 'bank_account.held'],
  }),
  withdraw: endpoint({
    ...ofRep,
    method: 'DELETE',
    path: '/api/rep/bank-account/asked',
    changes: ['wallet'],
    summary: 'Cancel an unconfirmed bank account',
    status: 200,
    response: ownBankAccounts,
  }),
  confirm: endpoint({
    ...ofMail,
    path: '/api/bank-account-confirmation',
    changes: ['wallet'],
    summary: 'Confirm a bank account',
    description: 'Takes the token from the email, so no session is needed.',
    status: 200,
    response: z.object({ usableFrom: timestamp }),
    refusals: ['bank_account.link_invalid', 'bank_account.held', 'request.too_many'],
  }),
  undo: endpoint({
    ...ofMail,
    path: '/api/bank-account-undo',
    changes: ['wallet'],
    summary: 'Cancel a bank account you did not add',
    description: 'Takes the token from the email, so no session is needed.',
    status: 204,
    response: noContent,
    refusals: ['bank_account.link_invalid', 'request.too_many'],
  }),
};
