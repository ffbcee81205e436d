const prefix = 'draft:';

/** Version of the storage format, not of a form: raised when older drafts can't be read any more. */
const version = 1;

/** For forms without an account. */
export const visitor = 'visitor';

const dayMs = 86_400_000;
const lastingMs = { account: 7 * dayMs, visitor: dayMs };

/** Never stored, whichever form has such a field, at any depth. */
const secret = /password|passphrase|id_?number|passport|bank|account_?number|card_?number|branch_?code|tax_?number/i;

const stores = {
  /** In this tab only, across reloads: two tabs don't overwrite each other's drafts. */
  tab: () => sessionStorage,
  /** Until used or discarded, also after the browser was closed. */
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

/** Unsent text of a form. */
export interface Draft {
  readonly keep: (values: object) => void;
  readonly forget: () => void;
  readonly exists: () => boolean;
  /** The stored draft, or null. Only fields of the current form, and only values that it accepts. */
  readonly find: <Values extends object>(like: Values) => Values | null;
}

/** The draft of one form of one user on this device, for a week; of a visitor for a day. */
export function draftOf(keptIn: keyof typeof stores, form: string, userId: string): Draft {
  const storage = stores[keptIn];
  const key = `${prefix}${form}:${userId}`;
  const lasting = userId === visitor ? lastingMs.visitor : lastingMs.account;
  const read = () => attempt(() => valuesOf(storage().getItem(key), lasting));
  return {
    keep: (values) => void attempt(() => storage().setItem(key, write(values))),
    forget: () => void attempt(() => storage().removeItem(key)),
    exists: () => read() !== null,
    find: (like) => fitting(read(), like),
  };
}

const write = (values: object) =>
  JSON.stringify({ version, at: Date.now(), values }, (name, value) => (secret.test(name) ? undefined : value));

/** Null for another version, or an expired draft. */
function valuesOf(text: string | null, lasting: number): unknown {
  const kept = JSON.parse(text ?? 'null') as { version?: unknown; at?: unknown; values?: unknown } | null;
  if (kept?.version !== version || typeof kept.at !== 'number') return null;
  const age = Date.now() - kept.at;
  return age >= 0 && age < lasting ? kept.values : null;
}

function fitting<Values extends object>(kept: unknown, like: Values): Values | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const known = Object.entries(like).map(([name, value]) => {
    const found: unknown = Object.hasOwn(kept, name) ? (kept as Record<string, unknown>)[name] : undefined;
    // An empty value says nothing of what the field accepts.
    const isOther = value !== null && Array.isArray(found) !== Array.isArray(value);
    return [name, found === undefined || isOther ? value : found];
  });
  return Object.fromEntries(known) as Values;
}

/** Signing out deletes all drafts, and so does the sign-in of another user. */
export function forgetDrafts(which: (userId: string) => boolean): void {
  for (const storage of Object.values(stores)) {
    attempt(() => {
      const kept = storage();
      for (const key of Object.keys(kept)) {
        if (key.startsWith(prefix) && which(key.slice(key.lastIndexOf(':') + 1))) kept.removeItem(key);
      }
    });
  }
}
