/** What happens to places that no invited rep took: applicants are chosen as for any job, or reps on standby are asked. */
export const emptyPlaceChoices = ['applicants', 'standby'] as const;

/** `withdrawn`: by the business, or because the last place was taken. */
export const rehireInvitationStatuses = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const;

/** Why a rep can’t be invited. Where else they work, and why they can’t be hired, stays with them. */
export const rehireConflicts = ['booked', 'unavailable', 'invited', 'applied', 'declined', 'asked_often'] as const;

export type RehireConflict = (typeof rehireConflicts)[number];

/** Of a day in the picture of a rep: they work for the business that asks, or can’t come for a reason that stays with them. */
export const repDayStates = ['free', 'yours', 'not_free'] as const;

export const rehireLimits = {
  /** Reps invited together. */
  reps: 30,
  /** The least time that reps have to answer. */
  answerMinutes: 30,
  /** Invitations of one business to one rep within `unansweredDays` that the rep hasn’t accepted. */
  unanswered: 3,
  unansweredDays: 7,
  /** How long after a gig together the business learns whether the rep is free. */
  knownDays: 365,
  /** Days in the picture of a rep, and the gigs together that it lists. */
  pictureDays: 14,
  pictureGigs: 5,
} as const;
