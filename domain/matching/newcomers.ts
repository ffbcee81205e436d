import type { Behaviour, RepToMatch } from './described.ts';

/** How long a rep without work here counts as new. */
export const newcomerDays = 90;

interface Known extends Pick<RepToMatch, 'joinedDaysAgo'> {
  readonly behaviour: Pick<Behaviour, 'completed'> | null;
}

/** Whether a rep joined recently, and has not worked here yet, as far as that may be used. */
export const isNewcomer = ({ behaviour, joinedDaysAgo }: Known): boolean =>
  (behaviour?.completed ?? 0) === 0 && joinedDaysAgo !== null && joinedDaysAgo <= newcomerDays;
