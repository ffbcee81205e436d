import { createRequire } from 'node:module';

/** The part of bidi-js that is used; its levels are those of UTF-16 code units. */
interface Bidi {
  getEmbeddingLevels(text: string, direction: 'ltr'): { readonly levels: Uint8Array };
  getMirroredCharacter(letter: string): string | null;
}

const require = createRequire(import.meta.url);
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200F\u202B\u202E\u2067]/u;
let opened: Bidi | undefined;

function openBidi(): Bidi {
  opened ??= (require('bidi-js') as () => Bidi)();
  return opened;
}

export interface Run<Font> {
  readonly text: string;
  readonly font: Font;
  readonly isRightToLeft: boolean;
}

interface Piece<Font> extends Run<Font> {
  readonly level: number;
}

/**
 * Splits a line into runs of one font and one direction, from left to right as on the page (Unicode Standard Annex 9). The letters inside a run are
 * in reading order.
 */
export function inVisualOrder<Font>(line: string, fontOf: (letter: string, before: Font | null) => Font): Run<Font>[] {
  const levels = rightToLeft.test(line) ? openBidi().getEmbeddingLevels(line, 'ltr').levels : null;
  const pieces: Piece<Font>[] = [];
  let at = 0;
  for (const letter of line) {
    const before = pieces.at(-1);
    const level = levels?.[at] ?? 0;
    const font = fontOf(letter, before?.level === level ? before.font : null);
    if (before?.font === font && before.level === level)
      pieces[pieces.length - 1] = { ...before, text: before.text + letter };
    else pieces.push({ text: letter, font, level, isRightToLeft: level % 2 === 1 });
    at += letter.length;
  }
  return levels ? reordered(pieces) : pieces;
}

/** Rule L2: from the highest level down, every run at that level or above is reversed. */
function reordered<Font>(pieces: Piece<Font>[]): Piece<Font>[] {
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  let row = pieces;
  for (let level = highest; level > 0; level--) {
    const next: Piece<Font>[] = [];
    let turned: Piece<Font>[] = [];
    for (const piece of row) {
      if (piece.level >= level) turned.unshift(piece);
      else {
        next.push(...turned, piece);
        turned = [];
      }
    }
    row = [...next, ...turned];
  }
  return row;
}

/** Signs between letters that are read from the right, as they are drawn: `(a)` has its brackets the other way. */
export const mirrored = (text: string): string =>
  Array.from(text, (letter) => openBidi().getMirroredCharacter(letter) ?? letter)
    .toReversed()
    .join('');
