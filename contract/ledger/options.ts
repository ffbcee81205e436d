/** What may happen to the money of an engagement: the business pays it in, the rep gets it, or it goes back. */
export const transferKinds = ['engagement_funded', 'engagement_released', 'engagement_refunded'] as const;

export type TransferKind = (typeof transferKinds)[number];
