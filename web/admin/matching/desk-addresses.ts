import { adminPath } from '#contract/site/sign-in-addresses.ts';

/** Of the tab: reviews waiting, reps' questions, and how well matching performs. */
export const matchParts = ['jobs', 'questions', 'answered', 'agreement', 'fairness'] as const;

export type MatchPart = (typeof matchParts)[number];

const ofDesk = (shown: Record<string, string>) => `${adminPath}?${new URLSearchParams({ tab: 'matches', ...shown })}`;

export const matchPartAddress = (part: MatchPart) => ofDesk(part === 'jobs' ? {} : { list: part });

export const matchJobAddress = (job: string) => ofDesk({ job });

/** What the URL selects. */
export const matchPartOf = (address: URLSearchParams): MatchPart =>
  matchParts.find((one) => one === address.get('list')) ?? 'jobs';
