export const portals = ['business', 'rep'] as const;

export type Portal = (typeof portals)[number];
