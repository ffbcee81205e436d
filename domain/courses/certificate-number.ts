const alike: Record<string, string> = { I: '1', L: '1', O: '0' };

/** Normalises a number typed off paper: in small letters, without the dashes or with letters that it never has. */
export function tidyNumber(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  // Such twelve may begin with the same two.
  const own = signs.length > 12 ? signs.replace(/^TH/, '') : signs;
  const read = own.replace(/[ILO]/g, (letter) => alike[letter] ?? letter);
  return ['TH', ...(read.match(/.{1,4}/g) ?? [])].join('-');
}
