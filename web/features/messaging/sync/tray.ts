import type { KeptAttachment } from './kept-attachments.ts';

export type Tray = ReturnType<typeof createTray>;

/** What lies beside the box of a conversation, to go with the next message; it is there again after a look at another one. */
export function createTray() {
  let items: readonly KeptAttachment[] = [];
  const listeners = new Set<() => void>();
  return {
    items: () => items,
    put(next: readonly KeptAttachment[]) {
      items = next;
      for (const listener of listeners) listener();
    },
    watch(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
