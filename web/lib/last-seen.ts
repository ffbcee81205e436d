/** Stores what the portal showed last. The offline page reads it with its own script. */
export const lastSeenPrefix = 'last-seen:';

export const lastSeenDays = 30;

/** Kinds of records, in the order in which the offline page shows them. */
const families = [
  'work',
  'next-interview',
  'interviews',
  'courses',
  'applications',
  'own-jobs',
  'opened-job',
  'legal',
] as const;

/** Maximum records of a kind with one record an item; the newest. */
const mostOfFamily = 5;
const mostItems = 20;
const mostLines = 6;
const mostLetters = 160;

export interface SeenItem {
  readonly title: string;
  /** Plain text; missing values are left out. */
  readonly lines: readonly (string | null)[];
  /** Shifts, in milliseconds, with a check-in on that page; and a check-out, once begun. */
  readonly work?: {
    readonly id: string;
    readonly begun: boolean;
    readonly shifts: readonly (readonly [from: number, until: number])[];
  };
  /** The id of a begun course: it can be continued there. */
  readonly course?: string;
}

/** A page of the portal as plain text, as of this time. */
export interface Seen {
  /** A kind, or one record of it: `opened-job:ID`. */
  readonly kind: (typeof families)[number] | `${'opened-job' | 'legal'}:${string}`;
  readonly heading: string;
  /** Milliseconds. */
  readonly at: number;
  /** Empty: deletes it. */
  readonly items: readonly SeenItem[];
}

const familyOf = ({ kind }: Seen) => (families as readonly string[]).indexOf(kind.replace(/:.*/, ''));

/** Stores what a user was shown, replacing the previous record of it. */
export function keepSeen(userId: string, seen: Seen): void {
  try {
    const others = read(userId).filter(
      ({ kind, at }) => kind !== seen.kind && seen.at - at < lastSeenDays * 86_400_000,
    );
    const all = seen.items.length === 0 ? others : [...others, shortened(seen)];
    const sorted = all.toSorted((one, other) => familyOf(one) - familyOf(other) || other.at - one.at);
    const kept = sorted.filter(
      (one, at) => sorted.slice(0, at).filter((before) => familyOf(before) === familyOf(one)).length < mostOfFamily,
    );
    localStorage.setItem(lastSeenPrefix + userId, JSON.stringify(kept));
  } catch {
    // Storage is off or full: then nothing can be read offline.
  }
}

/** Deleted when the user signs out or another one signs in. */
export function forgetLastSeen(which: (userId: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(lastSeenPrefix) && which(key.slice(lastSeenPrefix.length))) localStorage.removeItem(key);
    }
  } catch {
    // Nothing was stored then.
  }
}

function read(userId: string): Seen[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(lastSeenPrefix + userId) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

const shortened = ({ items, ...seen }: Seen): Seen => ({
  ...seen,
  items: items.slice(0, mostItems).map(({ title, lines, work, course }) => ({
    ...(work && { work }),
    ...(course !== undefined && { course }),
    title: cut(title),
    lines: lines
      .filter((line) => line !== null && line !== '')
      .slice(0, mostLines)
      .map((line) => cut(line ?? '')),
  })),
});

const cut = (text: string) => (text.length > mostLetters ? `${text.slice(0, mostLetters - 1)}…` : text);
