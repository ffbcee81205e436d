/** Cards in a row: on a phone they are swiped, with the next one partly visible. */
export const rowStyle =
  '-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto overscroll-x-contain px-4 pb-2 *:w-[85%] *:shrink-0 *:snap-start md:mx-0 md:grid md:grid-cols-2 md:overflow-visible md:p-0 md:*:w-auto xl:grid-cols-3';
