import { tagsOf } from '#domain/matching/tags/tag-kinds.ts';

/** The origin of a value, among the facts known when it is needed. */
export type Origin =
  | { readonly always: unknown }
  /** The value at a path, in one representation. One value of it may mean none. */
  | { readonly at: Path; readonly as: Reading; readonly nullFor?: unknown }
  /** The time at which it is generated. */
  | { readonly now: true }
  /** Built from the elements of the list at a path, or of `most` of them; of all but one that is elsewhere. */
  | { readonly each: Path; readonly most: number | null; readonly but?: Path; readonly item: Origin }
  | { readonly list: readonly Origin[] }
  | { readonly fields: Readonly<Record<string, Origin>> }
  /** As JSON text. */
  | { readonly json: Origin }
  /** One text of several. */
  | { readonly parts: readonly Origin[] };

export type Path = readonly (string | number)[];

/** The transformations of a value on its way from a row or an address to another row or to the answer. */
export const readings = {
  same: (value: unknown) => value,
  number: (value: unknown) => (value === null ? null : Number(value)),
  next: (value: unknown) => (value === null ? null : Number(value) + 1),
  moment: (value: unknown) => {
    const moment = typeof value === 'string' ? new Date(value) : value;
    return moment instanceof Date && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
  },
  tags: (value: unknown) => (isTexts(value) ? tagsOf(value) : null),
};

const isTexts = (value: unknown): value is readonly string[] | null =>
  value === null || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

export type Reading = keyof typeof readings;

export function valueAt(known: unknown, path: Path): unknown {
  let value = known;
  for (const step of path) value = (value as Record<string | number, unknown> | null | undefined)?.[step];
  return value;
}

export function elementsAt(known: unknown, path: Path, but?: Path): unknown[] {
  const elements = valueAt(known, path) as unknown[];
  const left = but && valueAt(known, but);
  return but ? elements.filter((element) => element !== left) : elements;
}

export type Make = (known: unknown) => unknown;

/** Generators of such values, computed once. */
export function makerOf(origin: Origin): Make {
  if ('always' in origin) return () => origin.always;
  if ('now' in origin) return () => new Date().toISOString();
  if ('each' in origin) {
    const { each, most, but } = origin;
    const make = makerOf(origin.item);
    return (known) =>
      elementsAt(known, each, but)
        .slice(0, most ?? undefined)
        .map(make);
  }
  if ('list' in origin) return listMaker(origin.list);
  if ('parts' in origin) {
    const make = listMaker(origin.parts);
    return (known) => make(known).join('');
  }
  if ('json' in origin) {
    const make = makerOf(origin.json);
    return (known) => JSON.stringify(make(known));
  }
  if ('fields' in origin) {
    const makers = Object.entries(origin.fields).map(([name, field]) => [name, makerOf(field)] as const);
    return (known) => {
      const made: Record<string, unknown> = {};
      for (const [name, make] of makers) made[name] = make(known);
      return made;
    };
  }
  const { at, as, nullFor } = origin;
  const read = readings[as];
  return (known) => {
    const value = valueAt(known, at);
    return nullFor !== undefined && value === nullFor ? null : read(value);
  };
}

function listMaker(origins: readonly Origin[]): (known: unknown) => unknown[] {
  const makers = origins.map(makerOf);
  return (known) => makers.map((make) => make(known));
}
