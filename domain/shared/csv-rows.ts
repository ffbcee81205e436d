const separators = [',', ';', '\t', '|'] as const;

/** The most frequent one outside quotes in the first lines. */
function separatorOf(text: string): string {
  const sample = text.slice(0, 4_000).replaceAll(/"[^"]*"/g, '');
  const counted = separators.map((separator) => ({ separator, count: sample.split(separator).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).separator;
}

/** `sep=;`, which Excel reads and hides. */
const separatorLine = /^\uFEFF?"?sep=([,;\t|])"?\s*\n/i;

/** The rows of a CSV file, whatever separates its fields and ends its lines; rows without any text are left out. */
export function csvRows(typed: string): string[][] {
  const lines = typed.includes('\n') ? typed : typed.replaceAll('\r', '\n');
  const named = separatorLine.exec(lines);
  const text = named ? lines.slice(named[0].length) : lines;
  const separator = named?.[1] ?? separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  const endField = () => {
    row.push(field.trim());
    field = '';
  };
  const endRow = () => {
    endField();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  // Runs of plain letters are taken whole: letter by letter, a statement of 1 MB holds the event loop three times as long.
  const plain = { quoted: /[^"]+/y, unquoted: new RegExp(`[^\\${separator}"\\n\\r\\uFEFF]+`, 'y') };
  for (let at = 0; at < text.length; at += 1) {
    const run = quoted ? plain.quoted : plain.unquoted;
    run.lastIndex = at;
    const [letters = ''] = run.exec(text) ?? [];
    field += letters;
    at += letters.length;
    const letter = text.charAt(at);
    if (quoted) {
      if (letter !== '"') field += letter;
      else if (text.charAt(at + 1) === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && field.trim() === '') {
      field = '';
      quoted = true;
    } else if (letter === separator) endField();
    else if (letter === '\n') endRow();
    else if (letter !== '\r' && letter !== '\uFEFF') field += letter;
  }
  endRow();
  return rows;
}
