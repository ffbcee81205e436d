import { drawHead, type Head } from './head.ts';
import { palette } from './palette.ts';

export type TopStyle = 'tee' | 'shirt' | 'apron' | 'blazer' | 'print' | 'polo';

export interface Top {
  readonly style: TopStyle;
  readonly colour: string;
  /** Apron, collar, dots. */
  readonly second?: string;
}

export interface Figure extends Head {
  readonly top: Top;
}

const bodyPath = 'M-78 260V124C-78 92-60 76-30 68L-16 62H16L30 68C60 76 78 92 78 124V260Z';

/** The brand mark, as sewn on a shirt. */
const badge = (x: number, y: number, colour: string) =>
  `<path stroke="${colour}" stroke-width="5" stroke-linecap="round" d="M${x} ${y - 7}h0M${x - 7} ${y}h0M${x} ${y}h0M${x + 7} ${y}h0M${x} ${y + 7}h0"/>`;

function dotted(colour: string): string {
  const points: string[] = [];
  for (let row = 0; row < 14; row++) {
    for (let column = 0; column < 10; column++) points.push(`M${-72 + column * 16 + (row % 2) * 8} ${78 + row * 13}h0`);
  }
  return `<path stroke="${colour}" stroke-width="4.500" stroke-linecap="round" d="${points.join('')}"/>`;
}

function drawTop({ style, colour, second = palette.marigold }: Top, skin: string, clip: string): string {
  const body = `<path fill="${colour}" d="${bodyPath}"/>`;
  const neck = `<path fill="${skin}" d="M-19 61H19Q14 82 0 82T-19 61Z"/>`;
  switch (style) {
    case 'tee':
      return body + neck;
    case 'polo':
      return `${body}<path fill="${skin}" d="M-15 60H15L0 90Z"/><path fill="${second}" d="M-20 58L-28 70L-8 88L0 78L8 88L28 70L20 58L0 78Z"/>${badge(38, 112, second)}`;
    case 'shirt':
      return `${body}<path fill="${skin}" d="M-14 60H14L0 86Z"/><path fill="${second}" d="M-19 57L-30 72L-10 92L0 80L10 92L30 72L19 57L0 80Z"/><path d="M0 84V260" stroke="${palette.ink}" stroke-opacity=".18" stroke-width="2.500"/><path stroke="${second}" stroke-width="4.500" stroke-linecap="round" d="M0 104h0M0 126h0M0 148h0M0 170h0M0 192h0"/>`;
    case 'apron':
      return `${body}${neck}<path d="M-24 66L-34 104M24 66L34 104" stroke="${second}" stroke-width="8"/><path fill="${second}" d="M-36 100H36Q40 150 60 260H-60Q-40 150-36 100Z"/>${badge(0, 128, colour)}`;
    case 'blazer':
      return `<path fill="${second}" d="${bodyPath}"/>${neck}<path fill="${colour}" d="M-78 260V124C-78 92-60 76-30 68L-20 63L-4 128V260ZM78 260V124C78 92 60 76 30 68L20 63L4 128V260Z"/><path fill="${palette.ink}" fill-opacity=".2" d="M-20 63L-40 84L-28 92L-38 100L-4 130ZM20 63L40 84L28 92L38 100L4 130Z"/>`;
    case 'print':
      return `<clipPath id="${clip}"><path d="${bodyPath}"/></clipPath>${body}<g clip-path="url(#${clip})">${dotted(second)}</g>${neck}<path d="M-19 61Q-14 83 0 83T19 61" fill="none" stroke="${second}" stroke-width="4"/>`;
  }
}

let clips = 0;

/** A person down to the waist, 156 wide; the eyes at 0, the shoulders at 60; the drawing around cuts it off. */
export function drawFigure({ top, ...head }: Figure): string {
  const { back, front } = drawHead(head);
  const scarf = head.hair.style === 'scarf';
  const neck = scarf ? '' : `<path fill="${head.skin.shade}" d="M-15 30H15V64Q0 78-15 64Z"/>`;
  const over = scarf
    ? `<path fill="${head.hair.colour}" d="M-40 40Q-54 66-50 84Q-20 104 18 94Q52 84 50 72Q44 54 40 40Z"/><path d="M-30 62Q0 84 44 66" fill="none" stroke="#000" stroke-opacity=".13" stroke-width="4" stroke-linecap="round"/>`
    : '';
  return `${back}<g transform="translate(0-9)">${drawTop(top, scarf ? head.hair.colour : head.skin.base, `c${++clips}`)}${neck}</g>${over}${front}`;
}

/** Drawings are deterministic. */
export function startDrawing(): void {
  clips = 0;
}
