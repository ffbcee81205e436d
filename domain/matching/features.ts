/** Groups of features that can be removed from the ranking, to measure their value. */
export const featureGroups = ['text', 'meaning', 'structure', 'behaviour'] as const;

export type FeatureGroup = (typeof featureGroups)[number];

/**
 * `work`: how well the kind of work fits; their weights sum to the whole of it. `gate`: the other conditions. Its weight is the share of the match
 * that is lost where it is wholly wrong: the right work out of reach is no match, and neither is a neighbour of another trade.
 */
export const features = {
  wordsAsked: { group: 'text', part: 'work' },
  wordsOffered: { group: 'text', part: 'work' },
  product: { group: 'meaning', part: 'work' },
  selling: { group: 'meaning', part: 'work' },
  venue: { group: 'meaning', part: 'work' },
  industry: { group: 'structure', part: 'work' },
  skills: { group: 'structure', part: 'work' },
  practice: { group: 'meaning', part: 'gate' },
  reach: { group: 'structure', part: 'gate' },
  level: { group: 'structure', part: 'gate' },
  pay: { group: 'structure', part: 'gate' },
  languages: { group: 'structure', part: 'gate' },
  transport: { group: 'structure', part: 'gate' },
  certificates: { group: 'structure', part: 'gate' },
  availability: { group: 'structure', part: 'gate' },
  reliability: { group: 'behaviour', part: 'gate' },
  answering: { group: 'behaviour', part: 'gate' },
  freshness: { group: 'structure', part: 'gate' },
} as const satisfies Record<string, { group: FeatureGroup; part: 'work' | 'gate' }>;

export type FeatureName = keyof typeof features;

export const featureNames = Object.keys(features) as FeatureName[];

/** From 0, not at all, to 1, wholly. Null: the job requires nothing of the kind, or the information is missing. */
export type Features = { [Name in FeatureName]: number | null };
