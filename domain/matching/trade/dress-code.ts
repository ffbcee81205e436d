import { anyOf } from '../any-of.ts';
import { numberOf } from './trade-map.ts';

/** Goods that people wear to work too. */
export const worn: ReadonlySet<number> = new Set(
  ['clothes', 'shoes', 'textiles', 'jewellery', 'hair', 'makeup', 'perfume', 'skin', 'safety'].map(numberOf),
);

const garment =
  '(?:shoes?|trousers|pants|jeans|shirts?|skirts?|blouses?|t-?shirts?|takkies|sneakers|heels|boots|socks|jackets?|clothes|clothing|wear|outfits?|dress|skoene|broek|hemp|klere|rok)';

const dress = anyOf(
  String.raw`
  wear(?= (?:a|an|the|our|your|all|black|white|closed|comfortable|smart|neat|jeans)\b)|wearing|worn|dressed|dress code
  dress (?:smart|neat|warm|in)\w*|aantrek|geklee|kleredrag|all (?:black|white)|(?:neat|smart) dress
  (?:black|white|closed|flat|smart|formal|neat|comfortable|plain|dark|blue|toe|safety|own|swart|wit|netjiese)\b[^.;\n]{0,20}\b${garment}
  (?:uniforms?|caps?|t-?shirts?|boots|overalls?|vests?|bibs?|jackets?|hats?)\b[^.;\n]{0,20}\b(?:provided|supplied|given|on at|from us|is ours|verskaf)
  (?:hair|hare)\b[^.;\n]{0,20}\b(?:tied|neat|up|back|clean|vas|netjies)|nails\b[^.;\n]{0,12}\b(?:short|clean|neat)
  (?:light|no|little|minimal|natural|min|geen) (?:make-?up|grimering|jewell?ery|perfume|heels|jeans)
  `,
);
const sells = anyOf(
  String.raw`
  sell\w*|sold|sales|verkoop\w*|shop(?:s|pers?)|customers?|parents|buyers?|buy|show|demonstrat\w*|our (?:new|own|range)|range|brand'?s?
  stall|counter|mines|fitting
  `,
);

/** Whether a sentence is about clothing for the work, which is not its subject. */
export const isDressCode = (sentence: string): boolean => dress.test(sentence) && !sells.test(sentence);
