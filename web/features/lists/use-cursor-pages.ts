import { useState } from 'react';

/** Cursor-based paging of a list; restarts when `list` changes. */
export function useCursorPages(list = '') {
  const [way, setWay] = useState<{ readonly list: string; readonly cursors: readonly string[] }>({ list, cursors: [] });
  const cursors = way.list === list ? way.cursors : [];
  const go = (next: readonly string[]) => setWay({ list, cursors: next });
  return {
    cursor: cursors.at(-1),
    /** For a `CursorPager`. */
    pager: (nextCursor: string | null | undefined) => ({
      onPrevious: cursors.length > 0 ? () => go(cursors.slice(0, -1)) : null,
      onNext: nextCursor ? () => go([...cursors, nextCursor]) : null,
    }),
  };
}
