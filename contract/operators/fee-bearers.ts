/** Who pays the platform's fee: the business on top of the pay, or the rep out of it. */
export const feeBearers = ['rep', 'business'] as const;

export type FeeBearer = (typeof feeBearers)[number];

/** Who bears the provider's fee on a card payment: the platform out of its fee, or the business on top. */
export const cardFeeBearers = ['platform', 'business'] as const;
