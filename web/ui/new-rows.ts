const rows = 'li, tbody tr';
const focusable = 'a[href], button:not([disabled]), input, select, textarea, summary';

/** All rows of a list, or of what holds it, in their order. */
export const rowsOf = (list: Element): Iterable<Element> => list.querySelectorAll(rows);

/** Into the first row that was not there before: its first control or, where it has none, itself. */
export function focusNewRow(before: ReadonlySet<Element>, now: Iterable<Element>): void {
  for (const row of now) {
    if (before.has(row)) continue;
    const target = row.querySelector<HTMLElement>(focusable) ?? (row as HTMLElement);
    if (target === row) target.tabIndex = -1;
    // It comes where the button was, in sight.
    target.focus({ preventScroll: true });
    return;
  }
}
