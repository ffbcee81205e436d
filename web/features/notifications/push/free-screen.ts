/** What the screen shows, and what was typed last. */
export interface ScreenFacts {
  readonly hasDialog: boolean;
  /** The field with the focus has words that are not sent. */
  readonly hasWords: boolean;
  readonly msSinceTyping: number;
}

const quietMs = 3_000;

/** Whether a question may come up: whatever else has just opened comes first, and whoever writes on would lose keys to it. */
export const isScreenFree = ({ hasDialog, hasWords, msSinceTyping }: ScreenFacts): boolean =>
  !hasDialog && !hasWords && msSinceTyping >= quietMs;

const fields = 'textarea, input:not([type="checkbox"], [type="radio"], [type="button"])';

export const hasWordsInHand = (focused: Element | null): boolean =>
  focused?.matches(fields) === true && (focused as HTMLInputElement).value.trim() !== '';
