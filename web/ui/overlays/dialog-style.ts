export const backdropStyle =
  'fixed inset-0 z-40 bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';

/** At the bottom edge on a phone, within thumb's reach; centred elsewhere. */
export const popupStyle = [
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] w-full flex-col rounded-t-panel bg-surface text-ink shadow-popup outline-none',
  'pb-[env(safe-area-inset-bottom)] transition-[opacity,transform] duration-200 ease-out',
  'data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0',
  // A dialog over another dialog contrasts with it, as the first does with the page.
  'data-nested-dialog-open:after:absolute data-nested-dialog-open:after:inset-0 data-nested-dialog-open:after:rounded-[inherit] data-nested-dialog-open:after:bg-veil',
  'md:inset-0 md:m-auto md:h-fit md:rounded-panel md:pb-0 dark:border dark:border-line',
].join(' ');
