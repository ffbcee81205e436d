/** Moves the cursor to a line, counted from 1, and scrolls it into view: wrapped lines differ in height. */
export function goToLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const end = start + (lines[line - 1]?.length ?? 0);
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, end);
  area.scrollTop = heightOf(area, area.value.slice(0, start)) - area.clientHeight / 3;
  area.scrollIntoView({ block: 'nearest' });
}

/** The height of a text in it. */
function heightOf(area: HTMLTextAreaElement, text: string): number {
  const copy = document.createElement('div');
  const { font, letterSpacing, lineHeight, padding, tabSize, overflowWrap } = getComputedStyle(area);
  Object.assign(copy.style, { font, letterSpacing, lineHeight, padding, tabSize, overflowWrap });
  Object.assign(copy.style, { position: 'absolute', visibility: 'hidden', whiteSpace: 'pre-wrap' });
  copy.style.width = `${area.clientWidth}px`;
  copy.textContent = `${text}.`;
  document.body.append(copy);
  const { clientHeight } = copy;
  copy.remove();
  return clientHeight;
}

export const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length;
