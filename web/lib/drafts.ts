const prefix = 'draft:';

const stores = {
  /** In this tab alone, where it survives a reload: two tabs do not write over each other's drafts. */
  tab: () => sessionStorage,
  /** Until it is used or let go, also after the browser was closed. */
  browser: () => localStorage,
};

/** Storage is off in some private windows: then there are no drafts. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** What was typed into a form and not sent. */
export interface Draft {
  readonly keep: (values: object) => void;
  readonly forget: () => void;
  readonly exists: () => boolean;
  /** What was kept, or null. Only fields of the form as it is today, and only as it takes them. */
  readonly find: <Values extends object>(like: Values) => Values | null;
}

/** The draft of one form of one person on this device. */
export function draftOf(keptIn: keyof typeof stores, form: string, userId: string): Draft {
  const storage = stores[keptIn];
  const key = `${prefix}${form}:${userId}`;
  return {
    keep: (values) => void attempt(() => storage().setItem(key, JSON.stringify(values))),
    forget: () => void attempt(() => storage().removeItem(key)),
    exists: () => attempt(() => storage().getItem(key)) !== null,
    find: (like) =>
      fitting(
        attempt((): unknown => JSON.parse(storage().getItem(key) ?? 'null')),
        like,
      ),
  };
}

function fitting<Values extends object>(kept: unknown, like: Values): Values | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const known = Object.entries(like).map(([name, value]) => {
    const found: unknown = Object.hasOwn(kept, name) ? (kept as Record<string, unknown>)[name] : undefined;
    return [name, found === undefined || Array.isArray(found) !== Array.isArray(value) ? value : found];
  });
  return Object.fromEntries(known) as Values;
}

/** Whoever signs in next on this device must not find what this person typed. */
export function forgetDrafts(): void {
  for (const storage of Object.values(stores)) {
    attempt(() => {
      const kept = storage();
      for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key);
    });
  }
}
