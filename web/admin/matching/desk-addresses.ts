import { adminPath } from '#contract/site/sign-in-addresses.ts';

/** Of the tab: what waits for a person, what reps ask us to look at, and how well matching does. */
export const matchParts = ['jobs', 'questions', 'answered', 'agreement', 'fairness'] as const;

export type MatchPart = (typeof matchParts)[number];

const ofDesk = (shown: Record<string, string>) => `${adminPath}?${new URLSearchParams({ tab: 'matches', ...shown })}`;

export const matchPartAddress = (part: MatchPart) => ofDesk(part === 'jobs' ? {} : { list: part });

export const matchJobAddress = (job: string) => ofDesk({ job });

/** What the address names. */
export const matchPartOf = (address: URLSearchParams): MatchPart =>
  matchParts.find((one) => one === address.get('list')) ?? 'jobs';
