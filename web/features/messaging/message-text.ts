import { longestMessage } from '#contract/messaging/options.ts';
import { isPrintable, tidyText } from '#contract/plain-text.ts';

/** This close to the limit, the remaining length is shown. */
const shownFrom = longestMessage - 200;

/** As the server accepts it; null when none of it is visible, or it is too long. */
export function asMessage(typed: string): string | null {
  const text = tidyText(typed);
  return text !== '' && text.length <= longestMessage && isPrintable(text) ? text : null;
}

/** The remaining length; null while there is plenty of room. */
export function lengthWords(typed: string): { readonly text: string; readonly over: boolean } | null {
  const { length } = typed.trim();
  if (length < shownFrom) return null;
  return { text: `${length} / ${longestMessage}`, over: length > longestMessage };
}

/** With a keyboard Enter sends; on touch screens it begins a line, as usual there. */
export const sendsByEnter = (): boolean => matchMedia('(pointer: fine)').matches;
