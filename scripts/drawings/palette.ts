/** The colours of the brand, and those of people. A drawing has a background of its own, so that it is the same in light and dark mode. */
export const palette = {
  deep: '#0a3327',
  green: '#0f4d3a',
  leaf: '#2f7d5f',
  mint: '#cfe6d8',
  cream: '#f8f4e7',
  sand: '#ecdfbe',
  marigold: '#f6a91f',
  amber: '#d98a06',
  clay: '#c2543b',
  indigo: '#26407f',
  ink: '#12211b',
} as const;

export interface Skin {
  readonly base: string;
  /** Under the chin, and where the nose throws its shade. */
  readonly shade: string;
}

export const skins = {
  ebony: { base: '#4a2b1e', shade: '#371e14' },
  umber: { base: '#633a27', shade: '#4d2a1b' },
  sienna: { base: '#84502f', shade: '#6b3e23' },
  honey: { base: '#a86f47', shade: '#8d5935' },
  almond: { base: '#c98f66', shade: '#b07850' },
  sand: { base: '#e6b68f', shade: '#cf9b73' },
  rose: { base: '#f1c6a5', shade: '#dcab88' },
} as const satisfies Record<string, Skin>;

export const hairColours = {
  black: '#1b1413',
  brown: '#3d261a',
  chestnut: '#6b3f22',
  straw: '#c9974f',
  silver: '#b9b7ae',
} as const;
