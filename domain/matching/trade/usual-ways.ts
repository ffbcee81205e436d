import { trade } from './trade-data.ts';
import { numberOf } from './trade-map.ts';

/** By product, the ways it is usually sold. */
export const usualWays: ReadonlyMap<number, readonly { readonly way: number; readonly surely: number }[]> = new Map(
  Object.entries(
    Object.groupBy(
      trade.usualWays.map(([way, product, surely]) => ({ product: numberOf(product), way: numberOf(way), surely })),
      ({ product }) => product,
    ),
  ).map(([product, ways = []]) => [Number(product), ways]),
);
