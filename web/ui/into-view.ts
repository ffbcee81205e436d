/** A `ref` for content that appears after an action: scrolls it into view. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** The `ref` of the selected item in a row that scrolls sideways: it may start beyond the edge. The page doesn't scroll. */
export function intoRow(element: HTMLElement | null): void {
  const row = element?.parentElement;
  if (!row || row.scrollWidth <= row.clientWidth) return;
  row.scrollLeft = element.offsetLeft - row.offsetLeft - (row.clientWidth - element.offsetWidth) / 2;
}
