import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Column names, with a space between them; `name:other` is exported as `other`, and `-name` sorts the last one first. */
type Words = string;

/** Blanks the named columns, to null, to the default of the column or to the value of `set`; deletes the rows if neither is given. */
export interface Erasure {
  /** Where it differs from that of the table. */
  readonly of?: Words;
  readonly where?: SQL;
  readonly blank?: Words;
  readonly set?: Readonly<Record<string, unknown>>;
  /** Before the profiles are locked: its writers lock its rows first. */
  readonly early?: true;
}

export interface Exported {
  /** Where it differs from that of the table: an export can show less than deletion removes. */
  readonly of?: Words;
  readonly columns: Words;
  /** What follows from the row and is no column of it. */
  readonly also?: (userId: string) => Readonly<Record<string, SQL>>;
  /** The name in the export, below the names before its dots. */
  readonly at: string;
  /** The column that refers to the table whose rows it is exported in. */
  readonly within?: string;
  /** 'one' row or null, the 'value' of its only column or null; otherwise a list. */
  readonly as?: 'one' | 'value';
  readonly by?: Words;
}

export interface ExportedByHand {
  /** The function that does it, since it joins or computes what no column holds. */
  readonly by: string;
  readonly columns: Words;
  readonly at?: undefined;
}

/** What happens to the rows about a user. */
export interface Personal {
  /**
   * The columns that lead to the user: by an id of a user, or by a foreign key to a table that leads there. `a.b` goes by the
   * column `b` of the table that `a` refers to.
   */
  readonly of: Words;
  readonly erased?: 'rows' | Erasure | readonly Erasure[];
  /** The columns that outlive the account, where others are blanked. */
  readonly kept?: Words;
  /** Why all of it outlives the account, or with what it is deleted. */
  readonly stays?: string;
  /** The command that erases it in its place of the order, since it locks, refuses or enqueues. */
  readonly erasedBy?: string;
  readonly exported?: Exported | ExportedByHand;
  /** The columns that are no part of an export. */
  readonly hidden?: Words;
  /** Why nothing of it is part of an export. */
  readonly notExported?: string;
}

type ColumnsOf<Table extends PgTable> = Extract<keyof Table['_']['columns'], string>;

type Named<Word extends string> = Word extends `${infer Column}:${string}` ? Column : Word;

type Split<Text, Found extends string = never> = Text extends `${infer Word} ${infer Rest}`
  ? Split<Rest, Found | Named<Word>>
  : Text extends ''
    ? Found
    : Text extends string
      ? Found | Named<Text>
      : Found;

type ErasuresOf<Given extends Personal> = Given['erased'] extends readonly (infer Each)[] ? Each : Given['erased'];
type BlankedIn<One> = One extends { blank: infer Text extends string }
  ? Split<Text> | (One extends { set: infer Values } ? Extract<keyof Values, string> : never)
  : never;
type ExportedColumns<Given extends Personal> = Given extends { exported: { columns: infer Text extends string } }
  ? Split<Text> | Split<Given['hidden']>
  : never;
type ErasedColumns<Given extends Personal> = BlankedIn<ErasuresOf<Given>> | Split<Given['kept']>;

/** Each side covers all columns or none. */
type Missing<Columns extends string, Said extends string> = [Said] extends [never] ? never : Exclude<Columns, Said>;

type Faults<Columns extends string, Given extends Personal> =
  | Missing<Columns, ExportedColumns<Given>>
  | Missing<Columns, ErasedColumns<Given>>
  | Exclude<ExportedColumns<Given> | ErasedColumns<Given>, Columns>;

/** Whether both questions are answered: what deletion does, and what an export shows. */
type Answered = ({ readonly erased: unknown } | { readonly stays: string } | { readonly erasedBy: string }) &
  ({ readonly exported: object } | { readonly notExported: string });

type Complete<Columns extends string, Given extends Personal> = [Faults<Columns, Given>] extends [never]
  ? unknown
  : { readonly undeclared: Faults<Columns, Given> };

// Filled when the modules of the tables are loaded, with the features that use them: a process has all of them with its app.
const about = new Map<PgTable, Personal | null>();

/** Declares whose the rows of a table are, what deletion does with them and what an export calls them. */
export function personal<Table extends PgTable, const Given extends Personal>(
  table: Table,
  declaration: Given & Answered & Complete<ColumnsOf<Table>, Given>,
): void {
  about.set(table, declaration);
}

/** Declares tables without rows that are part of an account, and why. */
export function impersonal(_why: string, ...tables: readonly PgTable[]): void {
  for (const table of tables) about.set(table, null);
}

/** Undefined: not declared. Null: it is about no user. */
export const declarationOf = (table: PgTable): Personal | null | undefined => about.get(table);

/** All tables with rows about users. */
export const personalTables = (): [PgTable, Personal][] =>
  [...about].flatMap(([table, declaration]) => (declaration ? [[table, declaration]] : []));

export const wordsOf = (text: Words): string[] => text.split(' ').filter(Boolean);
