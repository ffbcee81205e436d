import type { House } from '../house.ts';
import type { Violation } from '../violation.ts';
import { featureRanks } from './feature-rank.ts';

/** The server's live events know every noun and its notifications none. The contract combines both, and ranks like the live events. */
const nounOf = (feature: string) =>
  feature === 'news' ? ['notifications'] : feature === 'notifications' ? [] : [feature];

/** Lowest first: the server's ranks, between names, which each noun may have, and views that combine many of them. */
export const contractRanks: readonly (readonly string[])[] = [
  ['names'],
  ...featureRanks.map((rank) => rank.flatMap(nounOf)),
  ['exports', 'site'],
];

const inNoun = /^contract\/([^/]+)\//;

const rankOf = (noun: string) => contractRanks.findIndex((rank) => rank.includes(noun));

/** Nouns of the contract rank like the server's features. Files beside them are shared by all, or list what all of them have. */
export function checkContractRanks(house: House): Violation[] {
  const unranked = new Set<string>();
  return house.files.flatMap(({ path, place, imports }) => {
    const noun = inNoun.exec(path)?.[1];
    if (noun === undefined) return [];
    const refused = (line: number, message: string) => ({ path, line, message, rule: 'contract rank' as const });
    if (rankOf(noun) === -1) {
      if (unranked.has(noun)) return [];
      unranked.add(noun);
      return [refused(1, `noun ${noun} of the contract has no rank`)];
    }
    if (place?.isTest) return [];
    return imports.flatMap(({ target, specifier, line }) => {
      const to = target.kind === 'file' ? inNoun.exec(target.path)?.[1] : undefined;
      if (to === undefined || to === noun || rankOf(to) < rankOf(noun)) return [];
      return [refused(line, `${noun} does not rank above ${to} in the contract (${specifier})`)];
    });
  });
}
