import { Refusal } from '#server/platform/refusal.ts';
import { RefusedCall } from './api.ts';

/** The reason of a refusal. A failure of another kind fails the test. */
export function codeOf(reason: unknown): string {
  if (reason instanceof RefusedCall) return reason.problem.code;
  if (reason instanceof Refusal) return reason.code;
  throw reason;
}

/** The refusals, by call: null on success. */
export async function outcomes(calls: readonly Promise<unknown>[]): Promise<(string | null)[]> {
  const settled = await Promise.allSettled(calls);
  return settled.map((one) => (one.status === 'fulfilled' ? null : codeOf(one.reason)));
}

export async function tally(calls: readonly Promise<unknown>[]): Promise<{ done: number; refused: string[] }> {
  const refused = (await outcomes(calls)).filter((code) => code !== null);
  return { done: calls.length - refused.length, refused };
}

export const won = (tries: readonly PromiseSettledResult<unknown>[]): number =>
  tries.filter(({ status }) => status === 'fulfilled').length;
