import clsx from 'clsx';

/** The maximum width of a message: its side of the thread shows who sent it. */
export const widest = 'max-w-[85%] md:max-w-[75%]';

/** The bubble of a message: the user's own at the end, others' at the start. */
export const bubbleStyle = (mine: boolean, more?: string) =>
  clsx(
    'min-w-0 whitespace-pre-wrap rounded-card px-3.5 py-2 leading-normal wrap-anywhere',
    mine ? 'rounded-ee-sm bg-brand-soft text-on-brand-soft' : 'rounded-es-sm bg-line/60 text-ink',
    more,
  );
