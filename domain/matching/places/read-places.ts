import { nationalProvince } from '#contract/catalogue/options.ts';
import { anyOf } from '../any-of.ts';
import type { MatchPlace } from '../described.ts';
import { withoutAccents } from '../words.ts';
import { lookUp, placesNamed, plainName } from './gazetteer.ts';
import { alsoWords, firstNames, otherNames } from './towns.ts';

export interface Whereabouts {
  /** Phrases for where they would work or stay, or are anyway; not for where they once worked. */
  readonly places: readonly MatchPlace[];
  /** Without a place: they would work in the whole country, or move. */
  readonly roams: 'anywhere' | 'moves' | null;
}

interface Name {
  readonly words: readonly string[];
  readonly places: readonly MatchPlace[];
}

/** The names that begin with a word, the longest first. */
const byFirst: ReadonlyMap<string, readonly Name[]> = Map.groupBy(
  [...new Set([...placesNamed.keys(), ...otherNames.keys()])]
    .filter((name) => name !== plainName(nationalProvince))
    .map((name) => ({ words: name.split(' '), places: lookUp(name) }))
    .filter(({ places }) => places.length > 0)
    .toSorted((one, other) => other.words.length - one.words.length),
  ({ words }) => words[0] ?? '',
);

interface Token {
  readonly word: string;
  readonly isCapital: boolean;
  readonly isFirst: boolean;
}

/** In isiZulu and isiXhosa, "in Soweto" is "eSoweto". */
const locative = /^e(?=\p{Lu})/u;

const tokensOf = (sentence: string): Token[] =>
  (sentence.replace(/['’](?=[st]\b)/giu, '').match(/[\p{L}\p{N}]+/gu) ?? []).map((typed, at) => {
    const bare = typed.startsWith('e') ? typed.replace(locative, '') : typed;
    const word = withoutAccents(bare).toLowerCase();
    return { word, isCapital: word[0] !== bare[0], isFirst: at === 0 };
  });

const wordsBefore = new Set('in to at from near around outside via na by tot van om'.split(' '));
const wordsBehind = new Set('toe area side town'.split(' '));

/** Excludes personal names: my brother George is no town, and only a town follows "in". */
const isPersonName = (tokens: readonly Token[], at: number) =>
  firstNames.has(tokens[at]?.word ?? '') &&
  !wordsBefore.has(tokens[at - 1]?.word ?? '') &&
  !wordsBehind.has(tokens[at + 1]?.word ?? '');

function nameAt(tokens: readonly Token[], at: number, isListed: boolean): Name | null {
  const first = tokens[at];
  const names = first && byFirst.get(first.word);
  if (!names) return null;
  for (const name of names) {
    if (!name.words.every((word, index) => tokens[at + index]?.word === word)) continue;
    if (name.words.length === 1 && alsoWords.has(first.word) && (!first.isCapital || first.isFirst)) continue;
    if (name.words.length === 1 && !isListed && isPersonName(tokens, at)) continue;
    return name;
  }
  return null;
}

const refusing = /^(?:no|not|never|nothing|dont|wont|cannot|cant|left|leaving|outside|geen|nie|nooit|except)$/;
const refusedWords = 5;

/** They go there, have somewhere to stay there, or are there anyway. */
const going = anyOf(
  String.raw`
  mov(?:e|ing)|relocat\w+|settl\w+|willing|prepared to|ready to|open to|free to|happy to|consider\w*|listen to
  could (?:go|come|stay|work|move|rent)|can (?:go|come|stay|work|travel|move|get)
  would (?:go|come|do|work|travel|move|stay|suit|drive|like|love)|want to|wants? to (?:go|come|be)
  com(?:e|ing) (?:back |home |down |up )?to|(?:go|going|gaan) (?:back|home|up|down|to|huis)|travel\w*|commut\w+
  driv(?:e|ing) to|sleep\w*|slaap|stay(?:s|ed|ing)?|bly|rent|room|flat|house|home|family|sister|brother|mother
  father|parents|aunt|uncle|cousin|gran|grandmother|granny|gogo|in[- ]laws|husband|wife|son|daughter|girlfriend
  boyfriend|fianc\w+|suster|broer|ouers|tannie|vrou|man|kinders|every|each|once a|most weekends|weekly|on my route
  my round|my route|my area|my territory|roete|cover(?:s|ing)?|suits? me|either|preferably|prefer|ngingathanda
  ngingaya|ngingasebenza|ndingasebenza|ngihlala|ndihlala|hlala|nka (?:sebetsa|ya|dula)|ke (?:dula|nna)|trek
  verhuis|terug|wil|looking (?:that|for)|near|close to|also work
  `,
);

/** Past places are not present ones. */
const wentAway = /\bmoved (?:away|back|down|from|here|home|to|up)\b/i;

const anywhere = anyOf(
  String.raw`
  anywhere(?! (?:in|around|near|between|else|from) (?!the country|sa\b|south africa|mzansi|rsa))
  (?:any|all|every|different|other) provinces?|any (?:town|city|place)|whole country
  (?<!(?:clients|customers|buyers|people) )(?:across|around|all over|throughout) (?:the country|sa\b|south africa|mzansi)
  country ?wide|nation ?wide|where(?:ver)? (?:the |there is )?(?:work|job|event|action|campaign|product)s?
  where (?:the )?(?:work|job|event|campaign)s? (?:is|are)|where there is|waar die werk|no ties
  (?:months?|weeks?) here\b.*\bthere
  from (?:town|project|campaign|place|job) to (?:town|project|campaign|place|job)|always on the move
  and go\b(?! (?:home|back|to))|enige plek|orals|noma ikuphi|noma kuphi
  `,
);
const moves = anyOf(
  String.raw`
  relocat\w+|verhuis|(?:can|could|will|would|to|may) move\b(?! (?:to|into|over|from|up|on)\b)|rent a room
  give me a (?:room|bed)|accommodation|staff room|live[- ]in (?:position|job|work)|can (?:stay|live) in\b|trek
  `,
);
const staysPut = anyOf(
  String.raw`
  (?:not|no|cannot|can['’]?t|won['’]?t|don['’]?t|never|nie|geen|unable|hard|rather not)\b(?! (?:mind|problem|tied|an? issue|afraid|only|just))[^.;,]{0,30}?\b(?:relocat\w*|move|moving|travel\w*|trek|verhuis)
  (?:relocat\w*|move|moving|trek|verhuis)\b[^.;,]{0,20}\b(?:not (?!an? (?:problem|issue))|nie (?!['’]n probleem)|out of the question|impossible|hard|difficult)
  only (?:local|here|in my area)|might relocate|prefer to sleep at home
  `,
);

const sentencesOf = (text: string) => text.split(/(?<=[.!?;])\s+|\n+/);

/** The places that a profile names, and whether they would work elsewhere at all. Of two of one name the nearer to home counts. */
export function readWhereabouts(
  text: string | null,
  choose: (places: readonly MatchPlace[]) => MatchPlace | undefined,
): Whereabouts {
  const found = new Set<MatchPlace>();
  let roams: Whereabouts['roams'] = null;
  for (const sentence of text ? sentencesOf(text) : []) {
    const tokens = tokensOf(sentence);
    let goes: boolean | null = null;
    const isGone = wentAway.test(sentence);
    let behind = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < tokens.length; at++) {
      // Next to a town, or with an `and` between them, it is one too.
      const name = nameAt(tokens, at, at - behind <= 2);
      if (name === null) continue;
      const place = choose(name.places);
      const before = tokens.slice(Math.max(0, at - refusedWords), at);
      at += name.words.length - 1;
      behind = at;
      if (place === undefined || isGone || before.some(({ word }) => refusing.test(word))) continue;
      goes ??= going.test(sentence);
      if (goes) found.add(place);
    }
    const isAnywhere = anywhere.test(sentence);
    if (!isAnywhere && (roams !== null || goes !== null || !moves.test(sentence))) continue;
    if (!staysPut.test(sentence)) roams = isAnywhere ? 'anywhere' : 'moves';
  }
  return { places: [...found], roams };
}
