import type { Behaviour, RepToMatch } from './described.ts';

/** So long somebody counts as new who has not worked here yet. */
const newForDays = 90;

interface Known extends Pick<RepToMatch, 'joinedDaysAgo'> {
  readonly behaviour: Pick<Behaviour, 'completed'> | null;
}

/** Came not long ago, and has not worked here yet, as far as it may be looked at. */
export const isNewcomer = ({ behaviour, joinedDaysAgo }: Known): boolean =>
  (behaviour?.completed ?? 0) === 0 && joinedDaysAgo !== null && joinedDaysAgo <= newForDays;
