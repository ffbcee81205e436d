import type { KeptAttachment } from './kept-attachments.ts';

/** Keeps what lies in one tray, also when the page is gone. */
export interface TrayStorage {
  readonly find: () => Promise<readonly KeptAttachment[]>;
  readonly put: (items: readonly KeptAttachment[]) => Promise<void>;
}

export type Tray = ReturnType<typeof createTray>;

/** What lies beside the box of a conversation, to go with the next message; it is there again the next time. */
export function createTray(storage: TrayStorage) {
  let items: readonly KeptAttachment[] = [];
  const listeners = new Set<() => void>();
  const enter = (next: readonly KeptAttachment[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  let saved = storage.find().then(
    (found) => {
      if (found.length > 0) enter([...found, ...items]);
    },
    // Without a storage it is kept as long as the page.
    () => undefined,
  );

  /** One after the other, each with what lies there by then. */
  function save(after: Promise<unknown>): Promise<void> {
    saved = Promise.all([saved, after])
      .then(() => storage.put(items))
      .catch(() => undefined);
    return saved;
  }

  return {
    items: () => items,
    add(one: KeptAttachment): Promise<void> {
      enter([...items, one]);
      return save(Promise.resolve());
    },
    /** Those that are null go. */
    change(turn: (one: KeptAttachment) => KeptAttachment | null): Promise<void> {
      enter(items.map(turn).filter((one) => one !== null));
      return save(Promise.resolve());
    },
    /** They go with a message. @param kept when it will survive the page; until then they are kept here */
    empty(kept: Promise<unknown>): Promise<void> {
      enter([]);
      return save(kept);
    },
    watch(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
