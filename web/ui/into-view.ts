/** The `ref` of what appears because of something that just happened: it may stand where nobody looks. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
