import { useLayoutEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

const rows = 'li, tbody tr';
const focusable = 'a[href], button:not([disabled]), input, select, textarea, summary';

/** All rows of a list, or of its container, in order. */
const rowsOf = (list: Element): Iterable<Element> => list.querySelectorAll(rows);

/** Focuses the first new row after all former ones, or else the first new one: its first control or, without one, itself. */
export function focusNewRow(before: ReadonlySet<Element>, now: Iterable<Element>): void {
  const all = [...now];
  const last = all.findLastIndex((row) => before.has(row));
  // New rows above may belong to something else that has loaded.
  const first = all[last + 1] ?? all.find((row) => !before.has(row));
  if (!first) return;
  const target = first.querySelector<HTMLElement>(focusable) ?? (first as HTMLElement);
  if (target === first) target.tabIndex = -1;
  // It appears where the button was, in view.
  target.focus({ preventScroll: true });
}

interface LoadMoreProps {
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly onLoadMore: () => void;
  /** `20 of 134 jobs` or `20 jobs`. */
  readonly summary?: string;
}

/** At the end of a paginated list. After a press, focus moves to the first row of the new page. */
export function LoadMore({ hasMore, busy, onLoadMore, summary }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ readonly list: Element; readonly before: ReadonlySet<Element> } | null>(null);
  // Before what restores a lost focus, which waits for a moment. After each render: a refetch may end before the page comes.
  useLayoutEffect(() => {
    if (busy || pressed.current === null) return;
    const { list, before } = pressed.current;
    const now = [...rowsOf(list)];
    if (hasMore && now.every((row) => before.has(row))) return;
    pressed.current = null;
    const { activeElement } = document;
    // After the last page the button is gone. Focus that has moved elsewhere stays there.
    const isHere = activeElement === null || activeElement === document.body || end.current?.contains(activeElement);
    if (isHere) focusNewRow(before, now);
  });

  if (!hasMore && !summary) return null;
  return (
    <div ref={end} className="flex flex-col items-center gap-3 py-4">
      {summary ? (
        <p aria-live="polite" className="figures text-ink-soft text-sm">
          {summary}
        </p>
      ) : null}
      {hasMore ? (
        <Button
          variant="secondary"
          full="phone"
          busy={busy}
          busyLabel="Loading"
          onClick={() => {
            const list = end.current?.parentElement;
            pressed.current = list ? { list, before: new Set(rowsOf(list)) } : null;
            onLoadMore();
          }}
        >
          Load more
        </Button>
      ) : null}
    </div>
  );
}
