import type { House, HouseImport } from '../house.ts';
import { type Place, placeOf } from '../place.ts';
import type { Violation } from '../violation.ts';

/** Lowest first. A feature may import features of the lines above its own; effects upward travel as events. */
export const featureRanks: readonly (readonly string[])[] = [
  ['accounts'],
  ['operators', 'files', 'notifications', 'catalogue'],
  ['contact', 'profiles', 'ledger', 'agreements', 'diagnostics'],
  ['vetting'],
  ['payments'],
  ['courses'],
  ['jobs'],
  ['applications'],
  ['training-videos', 'engagements'],
  ['messaging', 'payouts'],
  ['trust'],
  ['matching', 'course-gifts'],
  ['news'],
  ['dashboards', 'analytics'],
  ['admin'],
];

const shared = ['commands', 'queries', 'tables', 'present'];

export function checkFeatureRank(house: House): Violation[] {
  const unranked = new Set<string>();
  return house.files.flatMap(({ path, place, imports }) => {
    if (place?.room !== 'server/features' || !place.feature) return [];
    const { feature } = place;
    if (rankOf(feature) === -1) {
      if (unranked.has(feature)) return [];
      unranked.add(feature);
      return [{ path, line: 1, message: `feature ${feature} has no rank`, rule: 'feature rank' as const }];
    }
    if (place.isTest) return [];
    return imports.flatMap((one) => {
      const message = refuse(feature, one);
      return message ? [{ path, line: one.line, message, rule: 'feature rank' as const }] : [];
    });
  });
}

function refuse(feature: string, { target, specifier }: HouseImport): string | null {
  if (target.kind !== 'file') return null;
  const to = placeOf(target.path);
  if (to?.room !== 'server/features' || !to.feature || to.feature === feature) return null;
  if (rankOf(to.feature) >= rankOf(feature)) return `${feature} does not rank above ${to.feature} (${specifier})`;
  if (!isShared(to))
    return `only access, commands, queries, tables and present of another feature may be imported (${specifier})`;
  return null;
}

/** Whether other features may import it. Authorisation is the feature's own; that of a sub-noun stays inside. */
function isShared({ subNoun, part = '' }: Place): boolean {
  return shared.includes(part) || (subNoun === undefined && part === 'access');
}

function rankOf(feature: string): number {
  return featureRanks.findIndex((rank) => rank.includes(feature));
}
