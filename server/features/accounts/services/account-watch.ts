export interface AccountWatch {
  /** Calls `look` whenever the account changed, or may have. Returns a function that ends the watch. */
  readonly watch: (userId: string, look: () => void) => () => void;
  readonly changed: (userId: string) => void;
  /** To be called when notices may have been missed. */
  readonly changedAll: () => void;
}

/** For requests that outlive their check at the start, in this process. */
export function createAccountWatch(): AccountWatch {
  const watching = new Map<string, Set<() => void>>();

  function changed(userId: string): void {
    for (const look of [...(watching.get(userId) ?? [])]) look();
  }

  return {
    watch(userId, look) {
      const looks = watching.get(userId) ?? new Set();
      watching.set(userId, looks.add(look));
      return () => {
        looks.delete(look);
        if (looks.size === 0 && watching.get(userId) === looks) watching.delete(userId);
      };
    },
    changed,
    changedAll() {
      for (const userId of [...watching.keys()]) changed(userId);
    },
  };
}
