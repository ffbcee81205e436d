/** A place whose rep isn't coming: offered, filled by a rep on standby, or not filled by one. */
export const standbyPlaceStatuses = ['open', 'filled', 'closed'] as const;

/** `taken`: the place went to another rep, or was closed. */
export const standbyOfferStatuses = ['open', 'accepted', 'declined', 'expired', 'taken'] as const;
