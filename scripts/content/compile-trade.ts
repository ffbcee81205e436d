import type { Concept, ConceptGroup } from '#domain/matching/trade/concept.ts';
import type { TradeData } from '#domain/matching/trade/trade-data.ts';
import { listContent, readContent } from './read-content.ts';
import { conceptsFile, kinshipFile, sensesFile, usualWaysFile, wordsFile } from './trade-schema.ts';

/** In the code an empty meaning is null, since the word `nothing` would be an id. */
const nothing = 'nothing';

/** Compiles `content/trade` for the product. */
export function compileTrade(): TradeData {
  const kinship = readContent('trade/kinship.yaml', kinshipFile);
  const words = readContent('trade/words.yaml', wordsFile);
  return {
    concepts: listContent('trade/concepts').flatMap(readConcepts),
    senses: readSenses(),
    kinship: {
      withinFamily: kinship['within-family'],
      families: pairsOf(kinship.families),
      pairs: pairsOf(kinship.pairs),
    },
    usualWays: pairsOf(readContent('trade/usual-ways.yaml', usualWaysFile)),
    words: {
      inAnyForm: words['in-any-form'],
      namedByProduct: words['named-by-product'],
      namedAfterProduct: words['named-after-product'],
      spokenLittle: words['spoken-little'],
      meantAsTyped: words['meant-as-typed'],
      compoundFirsts: words['compound-firsts'],
      compoundHeads: words['compound-heads'],
    },
  };
}

function readConcepts(path: string): Concept[] {
  return Object.entries(readContent(path, conceptsFile)).flatMap(([group, families]) =>
    Object.entries(families).flatMap(([family, concepts]) =>
      Object.entries(concepts).map(([id, concept]) => ({ id, group: group as ConceptGroup, family, ...concept })),
    ),
  );
}

function readSenses(): TradeData['senses'] {
  const entries = Object.entries(readContent('trade/senses.yaml', sensesFile)).flatMap(
    ([words, { usually, ...others }]) => {
      const senses = [
        { means: meaning(usually), near: [] },
        ...Object.entries(others).map(([id, near]) => ({ means: meaning(id), near })),
      ];
      return words.split(/,\s*/).map((word) => [word, senses] as const);
    },
  );
  const twice = entries.map(([word]) => word).filter((word, at, words) => words.indexOf(word) !== at);
  if (twice.length > 0) throw new Error(`content/trade/senses.yaml has twice: ${twice.join(', ')}`);
  return Object.fromEntries(entries);
}

const meaning = (id: string) => (id === nothing ? null : id);

const pairsOf = (nested: Readonly<Record<string, Readonly<Record<string, number>>>>) =>
  Object.entries(nested).flatMap(([one, others]) =>
    Object.entries(others).map(([other, number]) => [one, other, number] as const),
  );
