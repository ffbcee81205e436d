import type pg from 'pg';
import { type RunTransaction, transactionsOn } from '#server/platform/db/transaction.ts';

const nothing = async () => {};

/** Transactions of a command line: no reactions, and no tasks. */
export const transactionsForScript = (pool: pg.Pool): RunTransaction => transactionsOn(pool, nothing, nothing);
