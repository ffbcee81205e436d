import type { OwnBankAccounts } from '#contract/payouts/bank-accounts.ts';
import { presentAccount } from '../present.ts';
import { type findAccounts, linkUntil } from './queries/find-accounts.ts';

export const presentAccounts = ({ current, asked }: Awaited<ReturnType<typeof findAccounts>>): OwnBankAccounts => ({
  current: current && presentAccount(current),
  asked: asked && { ...presentAccount(asked), linkUntil: linkUntil(asked).toISOString() },
});
