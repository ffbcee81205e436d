/** A place whose rep isn't coming: offered, filled by a rep on standby, or not filled by one. */
export const standbyPlaceStatuses = ['open', 'filled', 'closed'] as const;

/** `taken`: the place went to another rep, or was closed. */
export const standbyOfferStatuses = ['open', 'accepted', 'declined', 'expired', 'taken'] as const;

/** When a rep from standby comes in for the rest of a day that has begun. */
export const restTimes = {
  /** The smallest share of the shift that is left when they arrive. */
  leastShare: 1 / 2,
  /** Arrivals are this far apart. */
  stepMinutes: 10,
  /** From the choice of an arrival to the arrival: time to sign, for the business to pay, and for the way. */
  noticeMinutes: 30,
  /** What may be left of it when the rep has read and signed. */
  leastNoticeMinutes: 15,
} as const;
