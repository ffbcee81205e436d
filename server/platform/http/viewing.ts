import type { Endpoint } from '#contract/endpoint.ts';
import type { RunTransaction, Tx } from '../db/transaction.ts';

interface Caller {
  readonly authorization: string | undefined;
}

/** Whether an administrator makes the call while viewing as a user. */
export const isViewing = ({ authorization }: Caller): boolean => /^viewing\b/i.test(authorization ?? '');

export const viewingIdOf = ({ authorization }: Caller): string | null =>
  authorization?.match(/^viewing\s+([0-9a-f-]{36})$/i)?.[1]?.toLowerCase() ?? null;

class Looked {
  readonly answer: unknown;

  constructor(answer: unknown) {
    this.answer = answer;
  }
}

/** Answers as the endpoint does, and rolls back whatever it wrote, such as that something was shown. */
export async function lookOnly(
  { seenByTeam }: Pick<Endpoint, 'seenByTeam'>,
  transaction: RunTransaction,
  answer: (tx: Tx) => Promise<unknown>,
): Promise<unknown> {
  try {
    return await transaction(async (tx) => {
      throw new Looked(await answer(tx));
    });
  } catch (error) {
    if (!(error instanceof Looked)) throw error;
    return typeof seenByTeam === 'object' ? withNull(seenByTeam.without, error.answer) : error.answer;
  }
}

/** The same without the contents of these fields, however deep. */
function withNull(fields: readonly string[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withNull(fields, one));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, fields.includes(name) ? null : withNull(fields, one)]),
  );
}
