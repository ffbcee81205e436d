import { bankAccountsApi } from '#contract/payouts/bank-accounts.ts';
import { statementsApi } from '#contract/payouts/statements.ts';
import { walletApi } from '#contract/payouts/wallet.ts';
import { pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';

export const walletQuery = queryOf(walletApi.show, {});

export const linesQuery = pagesOf(walletApi.lines, {});

export const bankAccountQuery = queryOf(bankAccountsApi.show, {});

export const statementsQuery = queryOf(statementsApi.list, {});
