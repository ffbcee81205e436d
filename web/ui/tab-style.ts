export const tabListStyle =
  'flex gap-1 overflow-x-auto overscroll-x-contain border-line border-b [scrollbar-width:none] -mx-4 px-4 md:mx-0 md:px-0';

export const tabStyle =
  '-mb-px inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-3 px-3 font-semibold text-[0.9375rem] text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-3';
