import type { DemoRepKey } from '#server/demo/demo-content.ts';
import type { Figure, Top } from './figure.ts';
import type { Hair } from './hair.ts';
import type { Head } from './head.ts';
import { hairColours as h, palette as p, type Skin, skins as s } from './palette.ts';

type More = Pick<Head, 'beard' | 'glasses' | 'earrings' | 'smile'>;

const black = h.black;
const face = (skin: Skin, hair: Hair, top: Top, more: More = {}): Figure => ({ skin, hair, top, ...more });
const hair = (style: Hair['style'], colour: string = black): Hair => ({ style, colour });
const gold: More = { earrings: p.marigold };

const tee = (colour: string): Top => ({ style: 'tee', colour });
const shirt = (colour: string, second: string = p.cream): Top => ({ style: 'shirt', colour, second });
const polo = (colour: string, second: string = p.cream): Top => ({ style: 'polo', colour, second });
const blazer = (colour: string, second: string = p.cream): Top => ({ style: 'blazer', colour, second });
const print = (colour: string, second: string = p.cream): Top => ({ style: 'print', colour, second });

/** The reps of the demo, all fictional. */
export const demoFaces: Record<DemoRepKey, Figure> = {
  lerato: face(s.sienna, hair('braids'), polo(p.green, p.marigold), gold),
  sipho: face(s.ebony, hair('fade'), shirt(p.marigold)),
  anneke: face(s.rose, hair('bun', h.straw), blazer(p.indigo)),
  themba: face(s.umber, hair('bald'), blazer(p.green, p.cream), { beard: 'short' }),
  refilwe: face(s.sienna, hair('afro'), tee(p.clay), { ...gold, glasses: true }),
  katlego: face(s.umber, hair('crop'), shirt(p.mint, p.cream), { glasses: true }),
  mpho: face(s.ebony, { style: 'cap', colour: p.clay, print: p.cream }, polo(p.cream, p.clay)),
  nandipha: face(s.umber, { style: 'doek', colour: p.indigo, print: p.marigold }, print(p.indigo), gold),
  fatima: face(s.almond, hair('scarf', p.leaf), shirt(p.cream, p.marigold)),
  yusuf: face(s.almond, hair('crop'), tee(p.indigo), { beard: 'full' }),
  zintle: face(s.ebony, hair('locs'), print(p.marigold, p.green), gold),
  keagan: face(s.honey, hair('curls', h.brown), shirt(p.leaf), { smile: 'closed' }),
  carla: face(s.sand, hair('long', h.chestnut), print(p.green, p.marigold)),
  johan: face(s.rose, hair('parted', h.silver), shirt(p.indigo), { beard: 'short', glasses: true }),
  thandeka: face(
    s.ebony,
    { style: 'doek', colour: p.marigold, print: p.clay },
    { style: 'apron', colour: p.cream, second: p.green },
    gold,
  ),
  priya: face(s.honey, hair('long'), blazer(p.leaf), gold),
  andile: face(s.umber, hair('fade'), tee(p.green), { beard: 'short' }),
  ayanda: face(s.sienna, hair('bun'), polo(p.marigold, p.green), gold),
  lungelo: face(s.ebony, hair('locs'), shirt(p.clay)),
  chantelle: face(s.almond, hair('curls'), blazer(p.clay), gold),
  unathi: face(s.sienna, hair('crop'), shirt(p.cream, p.mint), { earrings: p.cream }),
  vuyo: face(s.umber, { style: 'cap', colour: p.indigo, print: p.marigold }, tee(p.marigold), { beard: 'short' }),
  dineo: face(s.sienna, hair('long'), polo(p.leaf, p.marigold), gold),
  thabang: face(s.ebony, hair('bald'), blazer(p.indigo, p.marigold), { beard: 'full' }),
  rudzani: face(s.umber, hair('afro'), print(p.clay, p.marigold), gold),
  nkateko: face(s.ebony, hair('fade'), polo(p.indigo, p.marigold), { glasses: true }),
  bongani: face(s.sienna, hair('crop'), { style: 'apron', colour: p.mint, second: p.indigo }, { beard: 'short' }),
  nomvula: face(s.umber, { style: 'doek', colour: p.green, print: p.cream }, blazer(p.marigold), gold),
  tshepo: face(s.ebony, hair('crop'), blazer(p.green, p.marigold), { smile: 'closed' }),
  kagiso: face(s.sienna, hair('bald'), shirt(p.indigo, p.mint)),
  boitumelo: face(s.umber, hair('braids'), tee(p.leaf), { earrings: p.cream }),
  riaan: face(s.rose, hair('parted', h.brown), { style: 'apron', colour: p.sand, second: p.leaf }, { beard: 'full' }),
};

const grounds = [p.mint, p.sand, p.marigold, '#b9c6e4', '#e8b9a8'] as const;

/** The background: never the colour of their clothes. */
export function groundOf(key: DemoRepKey): string {
  const at = Object.keys(demoFaces).indexOf(key);
  const { top, hair: worn } = demoFaces[key];
  const free = grounds.filter((ground) => ground !== top.colour && ground !== worn.colour);
  return free[at % free.length] ?? p.mint;
}
