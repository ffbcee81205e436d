import type { House } from '../house.ts';
import type { Violation } from '../violation.ts';

/** Lowest first. A feature of the web may import features of the lines above its own; pages compose all of them. */
export const webRanks: readonly (readonly string[])[] = [
  ['lists', 'shell', 'installation', 'catalogue'],
  ['marketing', 'help-chat', 'files', 'tags'],
  ['contact', 'leads'],
  ['session'],
  ['notifications', 'profiles', 'legal', 'viewing'],
  ['messaging', 'courses', 'reviews'],
  ['vetting', 'jobs'],
  ['applications', 'training-videos'],
  ['matching'],
  ['engagements', 'trust'],
  ['standby'],
  ['rehire'],
  ['payouts'],
  ['dashboards'],
  ['settings'],
  ['diagnostics'],
  ['payments'],
];

const inFeature = /^web\/features\/([^/]+)\/(.*)$/;

const rankOf = (feature: string) => webRanks.findIndex((rank) => rank.includes(feature));

/** Features of the web rank like those of the server, and have one level of sub-nouns at most. */
export function checkWebRanks(house: House): Violation[] {
  const unranked = new Set<string>();
  return house.files.flatMap(({ path, place, imports }) => {
    const [, feature, rest = ''] = inFeature.exec(path) ?? [];
    if (feature === undefined) return [];
    const refused = (line: number, message: string) => ({ path, line, message, rule: 'web rank' as const });
    if (rankOf(feature) === -1) {
      if (unranked.has(feature)) return [];
      unranked.add(feature);
      return [refused(1, `feature ${feature} of the web has no rank`)];
    }
    if (rest.split('/').length > 2) return [refused(1, 'a feature of the web has one level of folders at most')];
    if (place?.isTest) return [];
    return imports.flatMap(({ target, specifier, line }) => {
      const to = target.kind === 'file' ? inFeature.exec(target.path)?.[1] : undefined;
      if (to === undefined || to === feature || rankOf(to) < rankOf(feature)) return [];
      return [refused(line, `${feature} does not rank above ${to} in the web (${specifier})`)];
    });
  });
}
