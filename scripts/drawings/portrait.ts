import { drawFigure, type Figure, startDrawing } from './figure.ts';

/** Head and shoulders on one colour, square: the page rounds the corners. */
export function drawPortrait(who: Figure, ground: string): string {
  startDrawing();
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 200 200"><rect width="200" height="200" fill="${ground}"/><g transform="translate(100 90) scale(1.2)">${drawFigure(who)}</g></svg>`;
}
