import type { KeptAttachment } from './kept-attachments.ts';

/** Stores the contents of one tray, also across reloads. */
export interface TrayStorage {
  readonly find: () => Promise<readonly KeptAttachment[]>;
  readonly put: (items: readonly KeptAttachment[]) => Promise<void>;
}

export type Tray = ReturnType<typeof createTray>;

/** Attachments beside the message box of a conversation, to be sent with the next message; they are still there next time. */
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
    // Without storage it lives as long as the page.
    () => undefined,
  );

  /** One after the other, each with the contents at that time. */
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
    /** Null ones are removed. */
    change(turn: (one: KeptAttachment) => KeptAttachment | null): Promise<void> {
      enter(items.map(turn).filter((one) => one !== null));
      return save(Promise.resolve());
    },
    /** They are sent with a message. @param kept resolves when it will survive a reload; until then they are stored here */
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
