import { palette } from './palette.ts';

export type HairStyle =
  | 'crop'
  | 'fade'
  | 'afro'
  | 'braids'
  | 'locs'
  | 'bun'
  | 'long'
  | 'parted'
  | 'curls'
  | 'bald'
  | 'doek'
  | 'scarf'
  | 'cap';

export interface Hair {
  readonly style: HairStyle;
  /** Of the hair, or of the cloth that covers it. */
  readonly colour: string;
  /** Of the pattern on a cloth. */
  readonly print?: string;
}

interface Layers {
  /** Behind head and shoulders. */
  readonly back: string;
  /** Over the forehead. */
  readonly front: string;
}

const capOf = (colour: string, line: number) =>
  `<path fill="${colour}" d="M-34 3C-44-60 44-60 34 3C31-10 27-${line} 14-${line + 2}Q0-${line + 4}-14-${line + 2}C-27-${line}-31-10-33 2Z"/>`;

const strands = (colour: string, xs: readonly number[], from: number, to: number, width: number) =>
  xs
    .map(
      (x) =>
        `<path d="M${x} ${from}Q${x * 1.18} ${(from + to) / 2} ${x * 1.08} ${to}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`,
    )
    .join('');

const dotsAt = (colour: string, points: readonly (readonly [number, number])[], size = 4) =>
  `<path stroke="${colour}" stroke-width="${size}" stroke-linecap="round" d="${points.map(([x, y]) => `M${x} ${y}h0`).join('')}"/>`;

const styles: Record<HairStyle, (hair: Hair) => Layers> = {
  crop: ({ colour }) => ({ back: '', front: capOf(colour, 19) }),
  fade: ({ colour }) => ({
    back: '',
    front: `<path fill="${colour}" d="M-32-8C-38-56 38-56 32-8Q28-24 13-25H-13Q-28-24-32-8Z"/>`,
  }),
  afro: ({ colour }) => ({
    back: `<path fill="${colour}" d="M-50 2A50 47 0 1 1 50 2A20 20 0 0 1 32 22H-32A20 20 0 0 1-50 2Z"/>`,
    front: capOf(colour, 17),
  }),
  curls: ({ colour }) => ({
    back: `<path stroke="${colour}" stroke-width="27" stroke-linecap="round" d="M-33-12h0M33-12h0M-37 8h0M37 8h0M-36 27h0M36 27h0"/>`,
    front: `<path stroke="${colour}" stroke-width="25" stroke-linecap="round" d="M-25-28h0M-9-37h0M9-37h0M25-28h0"/>${capOf(colour, 18)}`,
  }),
  braids: ({ colour }) => ({
    back: strands(colour, [-36, -28, 28, 36], -20, 70, 11),
    front: `${capOf(colour, 20)}<path d="M0-25V-41M-11-24L-15-38M11-24L15-38M-21-20L-28-31M21-20L28-31" stroke="#fff" stroke-opacity=".18" stroke-width="2" stroke-linecap="round"/>`,
  }),
  locs: ({ colour }) => ({
    back: strands(colour, [-37, -29, -21, 21, 29, 37], -22, 50, 11),
    front: capOf(colour, 18),
  }),
  bun: ({ colour }) => ({
    back: `<circle cy="-47" r="17" fill="${colour}"/>`,
    front: capOf(colour, 20),
  }),
  long: ({ colour }) => ({
    back: `<path fill="${colour}" d="M-38 0C-44-62 44-62 38 0C38 32 46 54 49 78H-49C-46 54-38 32-37 0Z"/>`,
    front: `<path fill="${colour}" d="M-35 10C-45-60 45-60 35 10C33-6 22-14 6-27C-6-14-30-8-35 10Z"/>`,
  }),
  parted: ({ colour }) => ({
    back: '',
    front: `<path fill="${colour}" d="M-33 2C-42-44-18-53 6-51C38-50 40-22 33 2C30-10 28-16 22-20C6-14-14-16-21-24C-26-18-30-10-32 0Z"/>`,
  }),
  bald: () => ({ back: '', front: '' }),
  doek: ({ colour, print = palette.marigold }) => ({
    back: `<path fill="${colour}" d="M-5-50C-30-74-44-58-26-40ZM5-50C26-80 48-62 26-40Z"/>`,
    front: `<path fill="${colour}" d="M-35 0C-44-62 44-62 35 0C29-16 16-20 0-20S-29-16-35 0Z"/>${dotsAt(print, [
      [-24, -20],
      [-12, -29],
      [0, -32],
      [12, -29],
      [24, -20],
      [-18, -39],
      [-4, -44],
      [10, -42],
      [22, -34],
    ])}<path d="M-34-6C-26-24-14-27 0-27S26-24 34-6" fill="none" stroke="${print}" stroke-width="2.5" stroke-opacity=".55"/>`,
  }),
  scarf: ({ colour }) => ({
    back: `<path fill="${colour}" d="M-42 4C-48-58 48-58 42 4C42 40 52 62 58 84H-58C-52 62-42 40-42 4Z"/>`,
    front: `<path fill="${colour}" fill-rule="evenodd" d="M-42 4C-48-58 48-58 42 4C42 34 32 56 0 60C-32 56-42 34-42 4ZM-29 2C-28 26-16 41 0 41S28 26 29 2C28-22 14-27 0-27S-28-22-29 2Z"/>`,
  }),
  cap: ({ colour, print = palette.cream }) => ({
    back: '',
    front: `<path fill="${colour}" d="M-34-9C-36-50 36-50 34-9Q0-17-34-9Z"/><path fill="${colour}" d="M-30-12Q0-21 32-11Q52-6 50 0Q22-9-30-12Z"/><path fill="#000" fill-opacity=".16" d="M-30-12Q0-21 32-11Q52-6 50 0Q22-9-30-12Z"/>${dotsAt(
      print,
      [
        [0, -34],
        [-6, -28],
        [6, -28],
        [0, -22],
      ],
      4.6,
    )}`,
  }),
};

export const drawHair = (hair: Hair): Layers => styles[hair.style](hair);
