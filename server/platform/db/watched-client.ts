import type pg from 'pg';

/** Called when a statement is sent, and when its answer arrives. */
export type WatchStatement = (text: string) => (error?: unknown) => void;

type Ask = (...given: unknown[]) => unknown;
type Answered = (error: unknown, result: unknown) => void;

/** A client of which each statement is watched, by promise or by callback. */
export function watchedClient(Plain: typeof pg.Client, watch: WatchStatement): typeof pg.Client {
  return class extends Plain {
    override query(...given: unknown[]): never {
      const ask = super.query.bind(this) as Ask;
      const [asked] = given;
      const text = typeof asked === 'string' ? asked : (asked as { text?: unknown }).text;
      if (typeof text !== 'string') return ask(...given) as never;
      const answered = watch(text);
      const last = given.at(-1);
      if (typeof last === 'function') {
        const pass = last as Answered;
        given[given.length - 1] = ((error, result) => {
          answered(error ?? undefined);
          pass(error, result);
        }) satisfies Answered;
        return ask(...given) as never;
      }
      const asking = ask(...given);
      if (asking instanceof Promise) asking.then(() => answered(), answered);
      return asking as never;
    }
  };
}
