import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';

/** How many people one transaction tells. */
export const batch = 500;

const first = '00000000-0000-0000-0000-000000000000';

/** What may concern very many, told by one transaction after the other. `tell` returns the last one of a full batch. */
export async function inBatches(
  transaction: RunTransaction,
  signal: AbortSignal,
  tell: (tx: Tx, after: string) => Promise<string | undefined>,
): Promise<void> {
  let after: string | undefined = first;
  while (after !== undefined) {
    signal.throwIfAborted();
    const from: string = after;
    after = await transaction((tx) => tell(tx, from));
  }
}

/** The last one of a full batch; nothing where there cannot be more. */
export const lastOf = <T>(found: readonly T[]): T | undefined => (found.length === batch ? found.at(-1) : undefined);
