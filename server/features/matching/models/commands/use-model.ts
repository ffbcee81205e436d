import type { Tx } from '#server/platform/db/transaction.ts';
import { makeActiveAs } from './make-active.ts';

/**
 * From the command line, which adds no tasks: what was matched before is caught up with.
 * Refusals: match_model.not_found, match_model.not_comparable.
 */
export const useModel = (tx: Tx, number: number): Promise<void> => makeActiveAs(tx, number, { who: 'command line' });
