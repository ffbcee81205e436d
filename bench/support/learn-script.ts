import { findOrigin, type Seen } from './find-origin.ts';
import type { Origin } from './origins.ts';

/** What a request says: the parts of its path, its query, its body, and who makes it. */
export interface Asked {
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly caller: unknown;
}

export function askedOf(address: string, caller: unknown, body: string | undefined): Asked {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const query = Object.fromEntries(searchParams);
  return { path: pathname.split('/'), query, caller, body: body === undefined ? null : JSON.parse(body) };
}

/** What the app sent to the database, and the rows that came back. */
export interface Sent {
  /** Of the prepared statement; none when it is sent as it is. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly rows: readonly (readonly unknown[])[];
}

/** One request to the app. */
export interface Recording {
  readonly asked: Asked;
  readonly sent: readonly Sent[];
  readonly answer: unknown;
}

/** How such a request is served with the app's statements and without the app. */
export interface Script {
  /** How many ids are made for each request. */
  readonly fresh: number;
  readonly statements: readonly {
    readonly name: string | undefined;
    readonly text: string;
    readonly values: readonly Origin[];
    /** How many rows have to come back; null: any number. */
    readonly rows: number | null;
  }[];
  readonly answer: Origin;
}

/** What is known before a statement, or before the answer. */
export interface Known {
  readonly asked: Asked;
  readonly fresh: readonly string[];
  /** Of each statement so far. */
  readonly rows: readonly (readonly (readonly unknown[])[])[];
}

const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Requests of one kind that differ in all that such requests may differ in show where each value comes from. */
export function learnScript(recordings: readonly Recording[]): Script {
  const [first] = recordings;
  if (!first) throw new Error('There is nothing to learn from');
  const fresh: string[][] = recordings.map(() => []);
  const seenBefore = (position: number, take: (recording: Recording) => unknown): Seen[] =>
    recordings.map((recording, index) => {
      const rows = recording.sent.slice(0, position).map((sent) => sent.rows);
      const known: Known = { asked: recording.asked, fresh: fresh[index] ?? [], rows };
      return { known, value: take(recording) };
    });

  const statements = first.sent.map(({ name, text, values }, position) => {
    const same = recordings.map(({ sent }) => sent[position]).filter((sent) => sent?.text === text);
    if (same.length < recordings.length) throw new Error(`The app does not always send the same: ${text}`);
    noteFresh(
      seenBefore(position, ({ sent }) => sent[position]?.values),
      fresh,
    );
    const origins = values.map((_, place) => {
      const origin = findOrigin(seenBefore(position, ({ sent }) => sent[position]?.values[place]));
      if (!origin) throw new Error(`Where does value ${place + 1} come from in: ${text}`);
      return origin;
    });
    const counts = new Set(same.map((sent) => sent?.rows.length ?? 0));
    const [count = 0] = counts;
    return { name, text, values: origins, rows: counts.size === 1 && count <= 1 ? count : null };
  });
  if (recordings.some(({ sent }) => sent.length !== statements.length))
    throw new Error(`The app does not always send ${statements.length} statements`);
  const answer = findOrigin(seenBefore(statements.length, (recording) => recording.answer));
  if (!answer) throw new Error(`What is the answer made of: ${JSON.stringify(first.answer)}`);
  return { fresh: fresh[0]?.length ?? 0, statements, answer };
}

/** Ids that a statement is the first to name were made by the app. */
function noteFresh(seen: readonly Seen[], fresh: readonly string[][]): void {
  const named = seen.map(({ value }) => JSON.stringify(value).match(uuids) ?? []);
  for (const [place, id] of (named[0] ?? []).entries()) {
    const unknown = seen.every(({ known }, index) => !JSON.stringify(known).includes(named[index]?.[place] ?? ''));
    if (unknown && named.some((ids) => ids[place] !== id))
      for (const [index, ids] of named.entries()) fresh[index]?.push(ids[place] ?? '');
  }
}
