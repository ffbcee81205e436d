import { plainSql } from './plain-sql.ts';
import type { Column, Constraint, Table } from './read-catalogue.ts';

/** The statements that create a table, and those that have to wait for other tables. */
export interface TableText {
  readonly create: string;
  readonly indexes: readonly string[];
  readonly later: readonly string[];
}

/** @param isThere whether a table is above this one, so that a foreign key may reference it */
export function writeTable(table: Table, isThere: (name: string) => boolean): TableText {
  const waiting = table.constraints.filter(
    ({ to, validated }) => !validated || (to !== null && to !== table.name && !isThere(to)),
  );
  const present = table.constraints.filter((one) => !waiting.includes(one));
  const inline = new Map<Constraint, string>();
  for (const one of present) {
    const text = inlineConstraint(table.name, one);
    if (text !== null) inline.set(one, text);
  }
  const lines = [
    ...table.columns.map((column) => {
      const own = [...inline].filter(([{ columns }]) => columns[0] === column.name).sort(byKind);
      return columnText(column, own);
    }),
    ...present.filter((one) => !inline.has(one)).map(constraintText),
  ];
  return {
    create: createText(table, lines),
    indexes: table.indexes.map((index) => `${plainSql(index)};`),
    later: waiting.map((one) => `alter table ${table.name} add ${constraintText(one)};`),
  };
}

function createText(
  { name, unlogged, parent, bound, partitionedBy, settings }: Table,
  lines: readonly string[],
): string {
  const parts = partitionedBy === null ? '' : ` partition by ${plainSql(partitionedBy)}`;
  const set = settings === null ? '' : ` with (${settings})`;
  if (parent !== null) return `create table ${name} partition of ${parent} ${plainSql(bound ?? '')}${parts}${set};`;
  return `create ${unlogged ? 'unlogged ' : ''}table ${name} (\n  ${lines.join(',\n  ')}\n)${parts}${set};`;
}

const order = 'pufcx';
const byKind = ([a]: [Constraint, string], [b]: [Constraint, string]) => order.indexOf(a.kind) - order.indexOf(b.kind);

function columnText(column: Column, inline: readonly [Constraint, string][]): string {
  const { name, type, required, identity, generated } = column;
  const value = column.value === null ? null : plainValue(column.value, type);
  return [
    quoted(name),
    plainSql(type),
    required && identity === null && !inline.some(([{ kind }]) => kind === 'p') && 'not null',
    identity !== null && `generated ${identity} as identity`,
    generated !== null && `generated always as (${value}) ${generated}`,
    generated === null && value !== null && `default ${value}`,
    ...inline.map(([, text]) => text),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A literal has the column's type without a cast. */
function plainValue(value: string, type: string): string {
  const [, literal, cast] = /^('(?:[^']|'')*')::(.+)$/.exec(value) ?? [];
  return literal !== undefined && cast === type ? literal : plainSql(value);
}

/** A constraint of one column with PostgreSQL's default name is written with its column. */
function inlineConstraint(table: string, { name, kind, columns, definition }: Constraint): string | null {
  const [column] = columns;
  if (columns.length !== 1 || column === undefined) return null;
  if (kind === 'p' && name === `${table}_pkey` && definition === `PRIMARY KEY (${quoted(column)})`)
    return 'primary key';
  if (kind === 'u' && name === `${table}_${column}_key` && definition === `UNIQUE (${quoted(column)})`) return 'unique';
  if (kind === 'c' && name === `${table}_${column}_check`) return plainSql(definition);
  const start = `FOREIGN KEY (${quoted(column)}) `;
  if (kind !== 'f' || name !== `${table}_${column}_fkey` || !definition.startsWith(start)) return null;
  return spaced(plainSql(definition.slice(start.length)));
}

function constraintText({ name, definition }: Constraint): string {
  return `constraint ${name} ${spaced(plainSql(definition))}`;
}

const spaced = (text: string) => text.replace(/\breferences (\w+)\(/, 'references $1 (');

const reserved = /^(position|offset|option|user|order|end|from|to|when)$/;

function quoted(name: string): string {
  return reserved.test(name) ? `"${name}"` : name;
}
