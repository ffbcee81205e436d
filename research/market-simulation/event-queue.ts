/** Future events by time. */
export interface EventQueue<Event> {
  readonly add: (at: number, event: Event) => void;
  /** Undefined: empty. */
  readonly next: () => { readonly at: number; readonly event: Event } | undefined;
}

/** A binary heap; of two at the same time, the one added first. */
export function openEventQueue<Event>(): EventQueue<Event> {
  const heap: { at: number; turn: number; event: Event }[] = [];
  let turn = 0;
  const isBefore = (one: number, other: number) => {
    const [a, b] = [heap[one], heap[other]];
    return a !== undefined && b !== undefined && (a.at < b.at || (a.at === b.at && a.turn < b.turn));
  };
  const swap = (one: number, other: number) => {
    const [a, b] = [heap[one], heap[other]];
    if (a && b) [heap[one], heap[other]] = [b, a];
  };
  return {
    add(at, event) {
      heap.push({ at, turn: turn++, event });
      for (let here = heap.length - 1; here > 0; ) {
        const above = (here - 1) >> 1;
        if (!isBefore(here, above)) return;
        swap(here, above);
        here = above;
      }
    },
    next() {
      const first = heap[0];
      const last = heap.pop();
      if (heap.length > 0 && last) {
        heap[0] = last;
        for (let here = 0; ; ) {
          const [left, right] = [2 * here + 1, 2 * here + 2];
          const below = isBefore(right, left) ? right : left;
          if (!isBefore(below, here)) break;
          swap(below, here);
          here = below;
        }
      }
      return first;
    },
  };
}
