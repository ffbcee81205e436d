import { z } from 'zod';
import { id, timestamp } from '../fields.ts';
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
  /** From when a payout may go to it. */
  usableFrom: timestamp.nullable(),
});

export type BankAccount = z.output<typeof bankAccount>;
