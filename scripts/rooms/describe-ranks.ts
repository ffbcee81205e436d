import { contractRanks } from './rules/contract-ranks.ts';
import { featureRanks } from './rules/feature-rank.ts';
import { webRanks } from './rules/web-ranks.ts';

const roots = [
  ['contract', contractRanks],
  ['server/features', featureRanks],
  ['web/features', webRanks],
] as const;

/** The ranks of the contract and of both sides as text, lowest first: a noun may import those on the lines above its own. */
export function describeRanks(): string {
  return roots
    .map(([root, ranks]) => [`${root}, lowest rank first`, ...ranks.map(describeRank)].join('\n'))
    .join('\n\n');
}

const describeRank = (features: readonly string[], above: number) =>
  `${String(above + 1).padStart(4)}  ${features.join(', ')}`;
