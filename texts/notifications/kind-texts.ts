import type { NotificationContent, NotificationKind } from '#contract/notifications/notifications.ts';
import type { Say } from './time-texts.ts';

export type Of<Kind extends NotificationKind> = Extract<NotificationContent, { kind: Kind }>;

export interface Words {
  readonly title: string;
  /** Further details; null: none. */
  readonly detail: string | null;
}

/** The text of one kind, the same in the bell, in emails and on devices. */
export interface KindTexts<Kind extends NotificationKind> {
  readonly words: (about: Of<Kind>, say: Say) => Words;
  /** The page it leads to. */
  readonly path: (about: Of<Kind>) => string;
  /** The button of an email about one; undefined: that of its topic. */
  readonly button?: string;
}

export type TextsOf = { readonly [Kind in NotificationKind]: KindTexts<Kind> };

/** Someone's reason, with a full stop. */
export const sentence = (words: string) => `${words.replace(/[.\s]+$/, '')}.`;
