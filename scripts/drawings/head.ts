import { drawHair, type Hair } from './hair.ts';
import { hairColours, palette, type Skin } from './palette.ts';

export interface Head {
  readonly skin: Skin;
  readonly hair: Hair;
  readonly beard?: 'full' | 'short';
  readonly glasses?: boolean;
  /** Earrings of this colour. */
  readonly earrings?: string;
  /** With the teeth, as most people do. */
  readonly smile?: 'wide' | 'closed';
}

const outline = 'M-31-8C-31-46 31-46 31-8V6C31 30 16 44 0 44S-31 30-31 6Z';

/** A head, 62 wide, its middle between the eyes; `back` is behind the shoulders. */
export function drawHead({ skin, hair, beard, glasses, earrings, smile = 'wide' }: Head): {
  back: string;
  front: string;
} {
  const { back, front } = drawHair(hair);
  const dark = palette.ink;
  const covered = hair.style === 'scarf';
  const beardColour = hair.style === 'bald' || hair.style === 'cap' ? hairColours.black : hair.colour;
  const parts = [
    covered ? '' : `<path stroke="${skin.base}" stroke-width="15" stroke-linecap="round" d="M-31 5v2M31 5v2"/>`,
    `<path fill="${skin.base}" d="${outline}"/>`,
    beard === 'full'
      ? `<path fill="${beardColour}" d="M-31 0C-27 10-22 13-14 12Q0 8 14 12C22 13 27 10 31 0V8C31 34 16 48 0 48S-31 34-31 8Z"/>`
      : '',
    beard === 'short'
      ? `<path fill="${beardColour}" fill-opacity=".42" d="M-31 4C-27 14-20 15-13 14Q0 11 13 14C20 15 27 14 31 4C31 30 16 44 0 44S-31 30-31 4Z"/>`
      : '',
    `<path d="M-17-11q5.500-4 11-1M6-12q5.500-3 11 1" fill="none" stroke="${beard || hair.style !== 'parted' ? hairColours.black : hair.colour}" stroke-width="3.200" stroke-linecap="round"/>`,
    `<path d="M-11.500-.5v2M11.500-.5v2" stroke="${dark}" stroke-width="6.200" stroke-linecap="round"/>`,
    `<path d="M1 2q5 9-3 10" fill="none" stroke="${skin.shade}" stroke-width="3" stroke-linecap="round"/>`,
    smile === 'wide'
      ? `<path fill="${palette.cream}" stroke="${beard === 'full' ? skin.shade : skin.shade}" stroke-width="1.500" d="M-12.500 20Q0 24 12.500 20Q9 33 0 33T-12.500 20Z"/>`
      : `<path d="M-10 23q10 8 20 0" fill="none" stroke="${skin.shade}" stroke-width="3.400" stroke-linecap="round"/>`,
    glasses
      ? `<g fill="none" stroke="${dark}" stroke-width="2.600"><circle cx="-12" cy="1" r="10"/><circle cx="12" cy="1" r="10"/><path d="M-2 0q2-2 4 0M-22-1l-8-3M22-1l8-3"/></g>`
      : '',
    front,
    earrings && !covered
      ? `<path stroke="${earrings}" stroke-width="8" stroke-linecap="round" d="M-33 19h0M33 19h0"/>`
      : '',
  ];
  return { back, front: parts.join('') };
}
