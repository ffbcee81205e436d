import { nounOrder } from './nouns.ts';
import { plainLines, plainTrigger } from './plain-sql.ts';
import type { Catalogue, Routine, Table } from './read-catalogue.ts';
import { writeTable } from './write-table.ts';

/**
 * The whole schema as SQL that makes it in an empty database: by nouns, each table with its indexes, functions and triggers.
 * @param nounOf the noun of a table
 */
export function describeSchema(catalogue: Catalogue, nounOf: (table: string) => string): string {
  const written = new Set<string>();
  const functions = functionsIn(catalogue, written);
  const later: string[] = [];
  const sections: string[] = [];
  for (const noun of nounOrder) {
    const own = sortByReferences(catalogue.tables.filter(({ name }) => nounOf(name) === noun));
    if (own.length > 0) sections.push(`-- ${noun}`);
    for (const table of own) {
      const { create, indexes, later: waiting } = writeTable(table, (name) => written.has(name));
      written.add(table.name);
      later.push(...waiting);
      sections.push(
        ...functions.neededBy(table.name),
        [create, ...indexes].join('\n'),
        ...table.triggers.flatMap(({ calls }) => functions.named(calls)),
        ...(table.triggers.length > 0
          ? [table.triggers.map((one) => `${plainTrigger(one.definition)};`).join('\n')]
          : []),
        ...functions.taking(table.name),
      );
    }
  }
  const missing = catalogue.tables.filter(({ name }) => !written.has(name)).map(({ name }) => name);
  if (missing.length > 0)
    throw new Error(`No feature declares ${missing.join(', ')}, and outside-drizzle.ts doesn't list them`);
  return [
    ...catalogue.extensions.map((name) => `create extension if not exists ${name};`),
    catalogue.sequences.map((name) => `create sequence ${name};`).join('\n'),
    ...sections,
    '-- references to tables further down',
    later.sort().join('\n'),
    '-- views, and functions that statements call',
    ...functions.rest(),
    ...catalogue.views.map(({ name, definition }) => `create view ${name} as\n${plainLines(definition)}`),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** Referenced tables first; within a rank by name. */
function sortByReferences(tables: readonly Table[]): Table[] {
  const names = new Set(tables.map(({ name }) => name));
  const sorted: Table[] = [];
  const place = (table: Table, above: readonly string[]) => {
    if (sorted.includes(table) || above.includes(table.name)) return;
    const to = [table.parent, ...table.constraints.map((one) => one.to)].filter(
      (name) => name !== null && names.has(name),
    );
    for (const other of tables) if (to.includes(other.name)) place(other, [...above, table.name]);
    sorted.push(table);
  };
  for (const table of tables) place(table, []);
  return sorted;
}

/** Emits each function once: its dependencies come before it. */
function functionsIn({ functions, tables }: Catalogue, written: ReadonlySet<string>) {
  const left = new Map(functions.map((one) => [one.definition, one]));
  const tableNames = tables.map(({ name }) => name);
  const mentions = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);
  const takenBy = ({ signature }: Routine) => tableNames.filter((name) => mentions(signature, name));
  const canBeWritten = (one: Routine) => takenBy(one).every((name) => written.has(name));

  function take(one: Routine): string[] {
    if (!left.delete(one.definition)) return [];
    const called = [...left.values()].filter((other) => mentions(one.body, other.name) && canBeWritten(other));
    return [...called.flatMap(take), `${one.definition};`];
  }
  const takeAll = (which: (one: Routine) => boolean) => [...left.values()].filter(which).flatMap(take);

  return {
    neededBy: (table: string) => takeAll((one) => one.neededBy.includes(table)),
    named: (name: string) => takeAll((one) => one.name === name),
    /** Takes rows of this table. */
    taking: (table: string) => takeAll((one) => takenBy(one).includes(table) && canBeWritten(one)),
    rest: () => takeAll(() => true),
  };
}
