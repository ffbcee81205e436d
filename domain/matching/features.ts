/** What can be taken out of the ranking as a whole, to see what it is worth. */
export const featureGroups = ['text', 'meaning', 'structure', 'behaviour'] as const;

export type FeatureGroup = (typeof featureGroups)[number];

/**
 * `work`: how well the kind of work fits; their weights share out the whole of it.
 * `gate`: what else has to be right. Its weight is the share of the match that is lost where it is wholly wrong: the right work
 * out of reach is no match, and neither is somebody near of another trade.
 */
export const features = {
  wordsAsked: { group: 'text', part: 'work', label: 'Words of the job that the profile uses' },
  wordsOffered: { group: 'text', part: 'work', label: 'Words of the profile that the job uses' },
  product: { group: 'meaning', part: 'work', label: 'What is sold' },
  selling: { group: 'meaning', part: 'work', label: 'The way it is sold' },
  venue: { group: 'meaning', part: 'work', label: 'Where it is sold' },
  industry: { group: 'structure', part: 'work', label: 'Industry' },
  skills: { group: 'structure', part: 'work', label: 'Skills that are asked for' },
  practice: { group: 'meaning', part: 'gate', label: 'Having done such work' },
  reach: { group: 'structure', part: 'gate', label: 'Distance' },
  level: { group: 'structure', part: 'gate', label: 'Experience' },
  pay: { group: 'structure', part: 'gate', label: 'Pay' },
  languages: { group: 'structure', part: 'gate', label: 'Languages' },
  transport: { group: 'structure', part: 'gate', label: 'Licence and transport' },
  certificates: { group: 'structure', part: 'gate', label: 'Courses that are asked for' },
  availability: { group: 'structure', part: 'gate', label: 'Availability' },
  reliability: { group: 'behaviour', part: 'gate', label: 'Reliability' },
  answering: { group: 'behaviour', part: 'gate', label: 'Answering quickly' },
  freshness: { group: 'behaviour', part: 'gate', label: 'A recent profile' },
} as const satisfies Record<string, { group: FeatureGroup; part: 'work' | 'gate'; label: string }>;

export type FeatureName = keyof typeof features;

export const featureNames = Object.keys(features) as FeatureName[];

/** From 0, not at all, to 1, wholly. Null: the job asks nothing of the kind, or nobody said. */
export type Features = { [Name in FeatureName]: number | null };
