/** The `ref` of what appears because of something that just happened: it may stand where nobody looks. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** The `ref` of the chosen one in a row that scrolls sideways: it may begin beyond the edge. The page stays where it is. */
export function intoRow(element: HTMLElement | null): void {
  const row = element?.parentElement;
  if (!row || row.scrollWidth <= row.clientWidth) return;
  row.scrollLeft = element.offsetLeft - row.offsetLeft - (row.clientWidth - element.offsetWidth) / 2;
}
