const literal = /'(?:[^']|'')*'/.source;
const list = new RegExp(`= any \\(array\\[(${literal}::text(?:, ${literal}::text)+)\\]\\)`, 'g');
const text = new RegExp(`(${literal})::text(?![\\w[])`, 'g');
const pieces = /'(?:[^']|'')*'|"[^"]*"|[^'"]+/g;

/** A readable form of an expression that PostgreSQL printed, on one line. A test shows that it still means the same. */
export function plainSql(expression: string): string {
  return plainLines(expression)
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('( case', '(case')
    .trim();
}

const changed = /^\(?(old\.\w+(?: is null)?)\)? is distinct from \(?(new\.\w+(?: is null)?)\)?$/;

/** A condition on changed values compares two rows. */
export function plainTrigger(definition: string): string {
  return plainSql(definition).replace(/ when \((.+)\) execute /, (all, condition: string) => {
    const parts = condition.split(' or ');
    const pairs = parts.map((part) => changed.exec(part));
    const count = [...pairs, null].indexOf(null);
    if (count < 2) return all;
    const row = (at: 1 | 2) =>
      `(${pairs
        .slice(0, count)
        .map((pair) => pair?.[at])
        .join(', ')})`;
    return ` when (${[`${row(1)} is distinct from ${row(2)}`, ...parts.slice(count)].join(' or ')}) execute `;
  });
}

/** The same, keeping its lines. */
export function plainLines(expression: string): string {
  return expression
    .replace(pieces, (piece) => (/^['"]/.test(piece) ? piece : piece.toLowerCase()))
    .replaceAll('timestamp(3) with time zone', 'timestamptz(3)')
    .replaceAll('timestamp with time zone', 'timestamptz')
    .replace(list, (_, items: string) => `in (${items.replaceAll('::text', '')})`)
    .replace(text, '$1')
    .replaceAll(' ~~ ', ' like ')
    .replaceAll(' ~~* ', ' ilike ')
    .replaceAll(' using btree (', ' (');
}
