import { type Contest, openContest } from './open-contest.ts';
import { type Ground, type Market, openMarket } from './open-market.ts';
import type { Scale } from './scale.ts';

/** Resources the cases share, created on first use. */
export interface Bench extends Ground {
  readonly scale: Scale;
  /** A folder of jobs and reps with grades. */
  readonly labelledSet: string;
  /** Of random draws. */
  readonly seed: number;
  market(): Promise<Market>;
  contest(): Promise<Contest>;
}

export function openBench(given: Ground & Pick<Bench, 'scale' | 'labelledSet' | 'seed'>): Bench {
  let market: Promise<Market> | undefined;
  let contest: Promise<Contest> | undefined;
  return {
    ...given,
    market() {
      market ??= openMarket(given, given.scale.market);
      return market;
    },
    contest() {
      contest ??= this.market().then((on) => openContest(on, given.scale.callers, given.closing));
      return contest;
    },
  };
}
