/** What happens to places that no invited rep took: applicants are chosen as for any job, or reps on standby are asked. */
export const emptyPlaceChoices = ['applicants', 'standby'] as const;

/** `withdrawn`: by the business, or because the last place was taken. */
export const rehireInvitationStatuses = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const;

/** Why a rep can’t be invited. Where else they work, and why they can’t be hired, stays with them. */
export const rehireConflicts = ['booked', 'unavailable', 'invited', 'applied'] as const;

export type RehireConflict = (typeof rehireConflicts)[number];

export const rehireLimits = {
  /** Reps invited together. */
  reps: 30,
  /** The least time that reps have to answer. */
  answerMinutes: 30,
} as const;
