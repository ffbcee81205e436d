import { isDeepStrictEqual } from 'node:util';
import { elementsAt, type Origin, type Path, type Reading, readings, valueAt } from './origins.ts';

/** One occurrence of a value, and the facts known at that time. */
export interface Seen {
  readonly value: unknown;
  readonly known: unknown;
}

/** Maximum difference between the app's own clock readings and ours, in milliseconds. */
const moments = 60_000;
const uuid = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/;

/**
 * The one origin that explains all occurrences of a value, or null. Constants in the samples count as constants: the samples have to differ in all
 * that may differ.
 */
export function findOrigin(seen: readonly Seen[]): Origin | null {
  const values = seen.map(({ value }) => value);
  if (values.every((value) => isDeepStrictEqual(value, values[0]))) return { always: values[0] };
  const paths = [...pathsIn(seen[0]?.known)];
  return (
    findPlace(seen, paths) ?? findList(seen, paths) ?? findOthers(seen, paths) ?? findInside(seen) ?? findNow(values)
  );
}

function* pathsIn(known: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (Array.isArray(known)) for (const [index, inner] of known.entries()) yield* pathsIn(inner, [...path, index]);
  else if (isPlain(known)) for (const [name, inner] of Object.entries(known)) yield* pathsIn(inner, [...path, name]);
}

function findPlace(seen: readonly Seen[], paths: readonly Path[]): Origin | null {
  const ways = paths.flatMap((at) => (Object.keys(readings) as Reading[]).map((as) => ({ at, as })));
  const fitting = (way: { at: Path; as: Reading }) => (one: Seen) =>
    isDeepStrictEqual(readings[way.as](valueAt(one.known, way.at)), one.value);
  const exact = ways.find((way) => seen.every(fitting(way)));
  if (exact) return exact;
  for (const way of ways) {
    const others = seen.filter((one) => !fitting(way)(one));
    const found = others.map(({ known }) => valueAt(known, way.at));
    const shown = new Set(seen.filter(fitting(way)).map(({ value }) => value));
    shown.delete(null);
    // One of two values may match by chance.
    if (shown.size < 2 || found[0] === undefined || found.some((value) => value !== found[0])) continue;
    if (others.every(({ value }) => value === null)) return { ...way, nullFor: found[0] };
  }
  return null;
}

function findList(seen: readonly Seen[], paths: readonly Path[]): Origin | null {
  if (!seen.every(({ value }) => Array.isArray(value))) return null;
  const pairs = seen.map(({ value, known }) => ({ made: value as unknown[], known }));
  const longest = Math.max(...pairs.map(({ made }) => made.length));
  for (const each of paths) {
    const lists = pairs.map(({ known }) => valueAt(known, each)).filter(Array.isArray);
    const fits =
      lists.length === pairs.length &&
      pairs.every(({ made }, index) => made.length === Math.min(lists[index]?.length ?? 0, longest));
    const most = lists.some(({ length }) => length > longest) ? longest : null;
    const elements = pairs.flatMap(({ made, known }) =>
      made.map((value, index) => ({ value, known: valueAt(known, [...each, index]) })),
    );
    const item = fits ? findOrigin(elements) : null;
    if (item && !('always' in item)) return { each, most, item };
  }
  return null;
}

/** All of a list but one of them: most likely the caller. */
function findOthers(seen: readonly Seen[], paths: readonly Path[]): Origin | null {
  const lists = paths.filter((path) => seen.every(({ known }) => Array.isArray(valueAt(known, path))));
  for (const each of lists)
    for (const but of paths) {
      const fits = seen.every(
        ({ known, value }) =>
          isDeepStrictEqual(elementsAt(known, each, but), value) &&
          (value as unknown[]).length < elementsAt(known, each).length,
      );
      if (fits) return { each, most: null, but, item: { at: [], as: 'same' } };
    }
  return null;
}

/** Of the parts that it has each time. */
function findInside(seen: readonly Seen[]): Origin | null {
  const texts = seen.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  if (texts.length === seen.length) {
    const parsed = texts.map(parseJson);
    if (parsed.every((value) => value !== undefined)) {
      const json = findOrigin(seen.map(({ known }, index) => ({ known, value: parsed[index] })));
      return json && { json };
    }
    const split = texts.map((text) => text.split(uuid).filter((part) => part !== ''));
    const parts = split.some((one) => one.length === 1) ? null : findEach(seen, split);
    return parts && { parts };
  }
  if (seen.every(({ value }) => Array.isArray(value))) {
    const list = findEach(
      seen,
      seen.map(({ value }) => value as unknown[]),
    );
    return list && { list };
  }
  const objects = seen.flatMap(({ value }) => (isPlain(value) ? [value] : []));
  const names = Object.keys(objects[0] ?? {});
  if (objects.length < seen.length || objects.some((one) => !isDeepStrictEqual(Object.keys(one), names))) return null;
  const fields = findEach(
    seen,
    objects.map((one) => Object.values(one)),
  );
  return fields && { fields: Object.fromEntries(fields.map((field, index) => [names[index], field])) };
}

function findEach(seen: readonly Seen[], lists: readonly (readonly unknown[])[]): Origin[] | null {
  const length = lists[0]?.length ?? 0;
  if (lists.some((list) => list.length !== length)) return null;
  const found = Array.from({ length }, (_, position) =>
    findOrigin(seen.map(({ known }, index) => ({ known, value: lists[index]?.[position] }))),
  );
  return found.every((origin) => origin !== null) ? found : null;
}

function findNow(values: readonly unknown[]): Origin | null {
  const taken = values.map((value) => Date.parse(String(readings.moment(value))));
  return taken.every((time) => Math.abs(Date.now() - time) < moments) ? { now: true } : null;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function parseJson(text: string): unknown {
  try {
    return /^[[{]/.test(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
