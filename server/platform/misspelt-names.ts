import { variables as schema } from './env-variables.ts';

const known = Object.keys(schema.shape);
/** Names that other programs read, or our commands, beside our own. */
const others = new Set(['FORMER_SECRET_KEY', 'HOSTNAME', 'DATABASE', 'PROCESSOR']);

/**
 * One line for each variable whose name is nearly one of ours: one slip in a short name, two in a longer one. All others belong to other programs and are
 * left alone, so names of four letters, such as PORT, aren't compared.
 */
export function misspeltNames(variables: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(variables).flatMap((name) => {
    if (known.includes(name) || others.has(name)) return [];
    const near = known
      .filter((one) => one.length > 4)
      .map((one) => ({ one, slips: slipsBetween(name.toUpperCase(), one) }))
      .filter(({ one, slips }) => slips <= (one.length < 8 ? 1 : 2))
      .sort((a, b) => a.slips - b.slips)[0];
    return near ? [`${name} is not a setting, so it does nothing. Did you mean ${near.one}?`] : [];
  });
}

/** Letters added, left out, replaced, or exchanged with the next one. */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= one.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const exchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      rows[i]?.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (same ? 0 : 1),
          exchanged ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
