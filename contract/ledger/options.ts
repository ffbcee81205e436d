/** What may happen to the money of a gig: the business pays it in, the rep gets it, or it goes back. */
export const transferKinds = ['gig_funded', 'gig_released', 'gig_refunded'] as const;

export type TransferKind = (typeof transferKinds)[number];
