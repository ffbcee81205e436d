/** Letters of other scripts, and signs, that look like a Latin letter. Both sides of a comparison are folded by this. */
const lookalikes: Readonly<Record<string, string>> = {
  // Cyrillic.
  ...{
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    ё: 'e',
    һ: 'h',
    н: 'h',
    і: 'i',
    ї: 'i',
    ј: 'j',
    к: 'k',
    ӏ: 'i',
    м: 'm',
    о: 'o',
  },
  ...{ р: 'p', ԛ: 'q', г: 'r', ѕ: 's', т: 't', у: 'y', ѵ: 'v', ԝ: 'w', х: 'x', п: 'n', ь: 'b', з: 'e' },
  // Greek.
  ...{
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    σ: 'o',
    ς: 's',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ω: 'w',
  },
  // Latin letters that no normal form decomposes.
  ...{
    ı: 'i',
    ɩ: 'i',
    ø: 'o',
    ł: 'i',
    đ: 'd',
    ð: 'd',
    ħ: 'h',
    ŧ: 't',
    ɡ: 'g',
    ɑ: 'a',
    ƅ: 'b',
    æ: 'ae',
    œ: 'oe',
    ß: 'ss',
  },
  // Armenian and Cherokee, as far as they are used as lookalikes.
  ...{ օ: 'o', ո: 'n', ս: 'u', հ: 'h', ց: 'g', ꭺ: 'a', ꮪ: 's', ꮯ: 'c' },
  // Digits and signs.
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g', l: 'i', '|': 'i', $: 's', '@': 'a', '€': 'e' },
};

/** Letters that look like one other letter. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/**
 * The words of a name folded by appearance: without case, accents, apostrophes and invisible characters, and with one letter for all lookalikes.
 * Never show the result. Compare it only with other folded words.
 */
export function foldName(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}'’‘ʼʻ`´]/gu, '')
    .toLowerCase();
  const letters = Array.from(plain, (letter) => lookalikes[letter] ?? letter).join('');
  return letters.split(/[^\p{L}\p{N}]+/u).flatMap((word) => {
    const folded = pairs.reduce((text, [pair, letter]) => text.replaceAll(pair, letter), word);
    return folded === '' ? [] : [folded];
  });
}

/** From this length on a name is also found inside longer words, as in `CapitecOnline`. */
const longEnough = 6;

/** Whether the folded words contain this word, also where its letters are spaced. */
export function containsWord(words: readonly string[], sought: string): boolean {
  return words.some((_word, start) => {
    let run = '';
    for (const word of words.slice(start)) {
      run += word;
      if (run.length >= sought.length) break;
    }
    return run === sought;
  });
}

/** Whether the folded words contain this name, spaced or run together. */
export function containsName(words: readonly string[], name: string): boolean {
  const sought = foldName(name).join('');
  return containsWord(words, sought) || (sought.length >= longEnough && words.join('').includes(sought));
}
