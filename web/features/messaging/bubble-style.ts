import clsx from 'clsx';

/** So much of the width a message takes at most: from whom it is shows by where it stands. */
export const widest = 'max-w-[85%] md:max-w-[75%]';

/** What a message lies on: one's own at the end, those of others at the start. */
export const bubbleStyle = (mine: boolean, more?: string) =>
  clsx(
    'min-w-0 whitespace-pre-wrap rounded-card px-3.5 py-2 leading-normal wrap-anywhere',
    mine ? 'rounded-ee-sm bg-brand-soft text-on-brand-soft' : 'rounded-es-sm bg-line/60 text-ink',
    more,
  );
