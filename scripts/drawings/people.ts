import type { Figure } from './figure.ts';
import { hairColours as hair, palette as p, skins } from './palette.ts';

/** The people in the drawings. They are fictional. */
export const people = {
  nomsa: {
    skin: skins.umber,
    hair: { style: 'doek', colour: p.clay, print: p.marigold },
    earrings: p.marigold,
    top: { style: 'apron', colour: p.cream, second: p.green },
  },
  riaan: {
    skin: skins.rose,
    hair: { style: 'parted', colour: hair.chestnut },
    beard: 'short',
    top: { style: 'polo', colour: p.green, second: p.marigold },
  },
  lerato: {
    skin: skins.sienna,
    hair: { style: 'afro', colour: hair.black },
    earrings: p.marigold,
    top: { style: 'print', colour: p.indigo, second: p.cream },
  },
  sipho: {
    skin: skins.ebony,
    hair: { style: 'fade', colour: hair.black },
    top: { style: 'shirt', colour: p.marigold, second: p.cream },
  },
  priya: {
    skin: skins.honey,
    hair: { style: 'long', colour: hair.black },
    earrings: p.marigold,
    top: { style: 'blazer', colour: p.leaf, second: p.cream },
  },
  fatima: {
    skin: skins.almond,
    hair: { style: 'scarf', colour: p.indigo },
    top: { style: 'shirt', colour: p.cream, second: p.marigold },
  },
  yusuf: {
    skin: skins.almond,
    hair: { style: 'crop', colour: hair.black },
    beard: 'full',
    glasses: true,
    top: { style: 'tee', colour: p.clay },
  },
  zintle: {
    skin: skins.umber,
    hair: { style: 'braids', colour: hair.black },
    earrings: p.cream,
    top: { style: 'tee', colour: p.marigold },
  },
  ayanda: {
    skin: skins.sienna,
    hair: { style: 'cap', colour: p.green, print: p.marigold },
    top: { style: 'polo', colour: p.cream, second: p.green },
  },
  carla: {
    skin: skins.sand,
    hair: { style: 'bun', colour: hair.straw },
    top: { style: 'print', colour: p.green, second: p.marigold },
  },
  thabang: {
    skin: skins.ebony,
    hair: { style: 'bald', colour: hair.black },
    beard: 'short',
    top: { style: 'blazer', colour: p.indigo, second: p.marigold },
  },
  keagan: {
    skin: skins.honey,
    hair: { style: 'curls', colour: hair.brown },
    smile: 'closed',
    top: { style: 'shirt', colour: p.leaf, second: p.cream },
  },
} as const satisfies Record<string, Figure>;
