import type { RankedRecord, RepToMatch } from './described.ts';

/** How long a rep without gigs that count is a newcomer. */
export const newcomerDays = 90;

interface Known extends Pick<RepToMatch, 'joinedDaysAgo'> {
  readonly record: Pick<RankedRecord, 'isNew'> | null;
}

/** Whether a rep joined recently and nothing counts in their reliability yet, as far as that may be used. */
export const isNewcomer = ({ record, joinedDaysAgo }: Known): boolean =>
  (record?.isNew ?? true) && joinedDaysAgo !== null && joinedDaysAgo <= newcomerDays;
