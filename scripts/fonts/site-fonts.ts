/** All letters from one to another, both included. */
const letters = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/**
 * Letters of the site's fonts: Basic Latin and Latin-1, the other letters of South Africa's languages (š of Sepedi and Setswana, the Venda letters, the
 * clicks of Khoekhoe), and signs that our texts use. Any other letter is shown in a font of the device.
 */
export const fontLetters = `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}ŠšḒḓḼḽṄṅṊṋṰṱǀǁǂǃ–—‘’‚“”„†•…‹›€−×≈≤≥→←↑↓✓\u2011\u202f\u2060`;

/** Kerning and accents, figures of one width. */
const everywhere = ['kern', 'mark', 'mkmk', 'ccmp', 'tnum'];

/** Subsets that the site serves, with the weights that `web/styles/fonts.css` declares. */
export const siteFonts = [
  {
    file: 'inter.woff2',
    source: 'inter-ui/variable/InterVariable.woff2',
    // The shapes that `web/styles/base.css` chooses.
    features: [...everywhere, 'calt', 'cv05', 'cv11', 'ss03'],
    axes: { opsz: 14, wght: { min: 400, max: 800 } },
  },
  {
    file: 'bricolage.woff2',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    features: everywhere,
    axes: { wght: { min: 600, max: 800 } },
  },
] as const;
