import type { DemoBusinessKey } from '#server/demo/demo-content.ts';
import { palette as p } from './palette.ts';

const around = (count: number, draw: (degrees: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw((index * 360) / count)).join('');

const logo = (ground: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200"><rect x="-100" y="-100" width="200" height="200" fill="${ground}"/>${content}</svg>`;

const petal = (colour: string, length: number, width: number) => (turn: number) =>
  `<path fill="${colour}" transform="rotate(${turn})" d="M0-14C${width}-${length * 0.5} ${width}-${length * 0.8} 0-${length}C-${width}-${length * 0.8}-${width}-${length * 0.5} 0-14Z"/>`;

/** The logos of the companies of the demo, all fictional: a flower, a bloom, waves, a fruit, a hill, the sun. */
export const demoLogos: Record<DemoBusinessKey, string> = {
  imbali: logo(p.clay, `${around(6, petal(p.cream, 72, 30))}<circle r="19" fill="${p.marigold}"/>`),
  karooBloom: logo(
    p.sand,
    `${around(12, petal(p.clay, 76, 14))}${around(12, petal(p.marigold, 46, 9))}<circle r="13" fill="${p.green}"/>`,
  ),
  lwandle: logo(
    p.indigo,
    [-34, 2, 38]
      .map(
        (y, index) =>
          `<path d="M-66 ${y}q16.500-26 33 0t33 0t33 0t33 0" fill="none" stroke="${index === 1 ? p.marigold : p.cream}" stroke-width="15" stroke-linecap="round"/>`,
      )
      .join(''),
  ),
  marula: logo(
    p.green,
    `<path d="M0-70C46-58 60-30 60 2C60 42 34 62 0 74C-34 62-60 42-60 2C-60-30-46-58 0-70Z" fill="${p.marigold}"/><path d="M0 46C-26 30-30 8-30-14C-8-12 0 2 0 20C0 2 8-12 30-14C30 8 26 30 0 46Z" fill="${p.green}"/>`,
  ),
  highveld: logo(
    p.mint,
    `<circle cx="26" cy="-24" r="30" fill="${p.marigold}"/><path fill="${p.leaf}" d="M-100 36L-34-34L24 34L52 4L100 46V100H-100Z"/><path fill="${p.deep}" d="M-100 66L-48 22L10 72L58 40L100 70V100H-100Z"/>`,
  ),
  phatsima: logo(
    p.deep,
    `${around(12, (turn) => `<rect x="-6" y="-80" width="12" height="28" rx="6" fill="${p.marigold}" transform="rotate(${turn})"/>`)}<circle r="38" fill="${p.marigold}"/><path d="M-20-12h40v24h-40zM0-12v24M-20 0h40" fill="none" stroke="${p.deep}" stroke-width="5"/>`,
  ),
};
