import { singular } from '../words.ts';

const wordsBefore = 4;
const soos = singular('soos');

/** Ends a comparison before the goods: like bread, and we sell milk. */
const breaks = new Set(['and', 'en', 'but', 'we', 'i', 'you', 'sell', 'sold', 'for']);
/** People who like it, and goods that are given as examples, are no comparison. */
const likers = new Set(
  'i we you they to would who really customer people shopper kid also thing stuff such product brand'.split(' '),
);
const verbs = /^(?:sell|go|goe|taste|look|feel|smell|move|work|run|fly|flie|melt|spread|cover|sound|shine|last)s?$/;

function isSimile(words: readonly string[], at: number): boolean {
  const [word = '', before = ''] = [words[at], words[at - 1]];
  if (word === soos) return !likers.has(before);
  if (word === 'than') return true;
  if (word === 'like')
    return before !== '' && !likers.has(before) && (verbs.test(before) || before.endsWith('ly') || isPlainWord(before));
  if (word === 'as') return words.slice(Math.max(0, at - 3), at).some((one) => one === 'as' || one === 'same');
  if (word === 'of') return before === 'price';
  return false;
}

/** An adjective, as far as can be told: things that people sell are named in the plural before examples. */
const isPlainWord = (word: string) => !/(?:s|ing|ed)$/.test(word);

/** Whether goods are only compared with: cheaper than a cup of coffee, goes like bread, as fresh as milk. */
export function isComparison(words: readonly string[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - wordsBefore); index--) {
    if (isSimile(words, index)) return true;
    if (breaks.has(words[index] ?? '')) return false;
  }
  return false;
}
