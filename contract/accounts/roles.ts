export const roles = ['sales_rep', 'business', 'admin'] as const;

export type Role = (typeof roles)[number];

/** The two kinds of account a person signs up for. */
export const userTypes = ['sales_rep', 'business'] as const;

export type UserType = (typeof userTypes)[number];
