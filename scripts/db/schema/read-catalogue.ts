import type pg from 'pg';
import { StartupError } from '#server/platform/startup-error.ts';

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Of a generated column the expression. */
  readonly value: string | null;
  readonly generated: 'stored' | 'virtual' | null;
  readonly identity: 'always' | 'by default' | null;
}

export interface Constraint {
  readonly name: string;
  readonly kind: 'p' | 'u' | 'f' | 'c' | 'x';
  readonly columns: readonly string[];
  readonly definition: string;
  /** The referenced table of a foreign key. */
  readonly to: string | null;
  readonly validated: boolean;
}

export interface Trigger {
  readonly name: string;
  readonly definition: string;
  readonly calls: string;
}

export interface Table {
  readonly name: string;
  readonly unlogged: boolean;
  readonly settings: string | null;
  /** Of a partition. */
  readonly parent: string | null;
  readonly bound: string | null;
  readonly partitionedBy: string | null;
  readonly columns: readonly Column[];
  readonly constraints: readonly Constraint[];
  readonly indexes: readonly string[];
  readonly triggers: readonly Trigger[];
}

export interface Routine {
  readonly name: string;
  readonly definition: string;
  /** Its argument tables and types, and its return type. */
  readonly signature: string;
  readonly body: string;
  /** Tables of this schema that depend on it: for an index, a default, a check. */
  readonly neededBy: readonly string[];
}

export interface View {
  readonly name: string;
  readonly definition: string;
}

export interface Catalogue {
  readonly extensions: readonly string[];
  readonly sequences: readonly string[];
  readonly tables: readonly Table[];
  readonly functions: readonly Routine[];
  readonly views: readonly View[];
}

/** Created by the database itself: the record of migrations, and the months of the record of admins. */
const made = `(c.relname = 'schema_migrations' or (c.relispartition and c.relname ~ '_[0-9]{4}_[0-9]{2}$'))`;
const here = `c.relnamespace = 'public'::regnamespace and not ${made}`;
const ofNoExtension = (id: string) => `not exists (select from pg_depend e where e.objid = ${id} and e.deptype = 'e')`;

const tables = `
  select c.relname as name, c.relpersistence = 'u' as unlogged, array_to_string(c.reloptions, ', ') as settings,
    (select inhparent::regclass::text from pg_inherits where inhrelid = c.oid) as parent,
    pg_get_expr(c.relpartbound, c.oid) as bound,
    case when c.relkind = 'p' then pg_get_partkeydef(c.oid) end as "partitionedBy",
    (select coalesce(json_agg(json_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'required', a.attnotnull,
        'value', pg_get_expr(d.adbin, d.adrelid, true),
        'generated', case a.attgenerated when 's' then 'stored' when 'v' then 'virtual' end,
        'identity', case a.attidentity when 'a' then 'always' when 'd' then 'by default' end) order by a.attnum), '[]')
      from pg_attribute a left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(json_build_object(
        'name', k.conname, 'kind', k.contype, 'definition', pg_get_constraintdef(k.oid, true), 'validated', k.convalidated,
        'to', (select relname from pg_class where oid = k.confrelid),
        'columns', (select json_agg(a.attname order by at) from unnest(k.conkey) with ordinality x(num, at)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = x.num)) order by k.conname collate "C"), '[]')
      from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c', 'x') and k.conislocal and k.conparentid = 0) as constraints,
    (select coalesce(json_agg(pg_get_indexdef(i.indexrelid, 0, true) order by i.indexrelid::regclass::text collate "C"), '[]')
      from pg_index i where i.indrelid = c.oid
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
        and not exists (select from pg_inherits where inhrelid = i.indexrelid)) as indexes,
    (select coalesce(json_agg(json_build_object(
        'name', t.tgname, 'definition', pg_get_triggerdef(t.oid, true),
        'calls', (select proname from pg_proc where oid = t.tgfoid)) order by t.tgname collate "C"), '[]')
      from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal and t.tgparentid = 0) as triggers
  from pg_class c where ${here} and c.relkind in ('r', 'p') order by c.relname collate "C"`;

const functions = `
  select p.proname as name, p.prosrc as body,
    format('(%s) returns %s', pg_get_function_arguments(p.oid), pg_get_function_result(p.oid)) as signature,
    concat_ws(E'\\n',
      format('create function %s(%s)', p.proname, pg_get_function_arguments(p.oid)),
      concat_ws(' ', format('  returns %s language %s', pg_get_function_result(p.oid), l.lanname),
        case p.provolatile when 'i' then 'immutable' when 's' then 'stable' end,
        case when p.proisstrict then 'strict' end,
        case p.proparallel when 's' then 'parallel safe' when 'r' then 'parallel restricted' end,
        case when p.prosecdef then 'security definer' end,
        case when p.procost <> 100 then 'cost ' || p.procost end,
        case when p.prorows not in (0, 1000) then 'rows ' || p.prorows end,
        'as $$')) || p.prosrc || '$$' as definition,
    array(select distinct r.relname::text from pg_depend d
      left join pg_constraint k on d.classid = 'pg_constraint'::regclass and k.oid = d.objid
      left join pg_attrdef a on d.classid = 'pg_attrdef'::regclass and a.oid = d.objid
      left join pg_index i on d.classid = 'pg_class'::regclass and i.indexrelid = d.objid
      join pg_class r on r.oid = coalesce(k.conrelid, a.adrelid, i.indrelid)
      where d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid) as "neededBy"
  from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'public'::regnamespace and ${ofNoExtension('p.oid')}
  order by p.proname collate "C", 3`;

const views = `
  select c.relname as name, pg_get_viewdef(c.oid, true) as definition
  from pg_class c where ${here} and c.relkind = 'v' order by c.relname collate "C"`;

const sequences = `
  select c.relname as name from pg_class c
  where ${here} and c.relkind = 'S' and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('i', 'a'))
  order by c.relname collate "C"`;

const extensions = `select extname as name from pg_extension where extname <> 'plpgsql' order by extname collate "C"`;

/** Objects the text can't express yet. */
const unknown = `
  select 'type ' || t.typname as name from pg_type t
  where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd', 'r', 'm') and ${ofNoExtension('t.oid')}
  union all select 'view ' || c.relname from pg_class c where ${here} and c.relkind in ('m', 'f')
  union all select 'comment on ' || c.relname from pg_description d join pg_class c on c.oid = d.objoid where ${here}
  union all select 'grant on ' || c.relname from pg_class c where ${here} and c.relacl is not null
  union all select 'policy ' || polname from pg_policy
  union all select 'statistics ' || stxname from pg_statistic_ext
  union all select 'rule ' || r.rulename from pg_rewrite r join pg_class c on c.oid = r.ev_class where ${here} and r.rulename <> '_RETURN'
  union all select 'disabled trigger ' || tgname from pg_trigger t join pg_class c on c.oid = tgrelid where ${here} and tgenabled <> 'O'
  union all select 'procedure ' || proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace and (p.prokind <> 'f' or p.proconfig is not null or p.prosqlbody is not null)
      and ${ofNoExtension('p.oid')}
  union all select 'collation or storage of ' || c.relname || '.' || a.attname
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where ${here} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and (a.attcollation <> t.typcollation or a.attstorage <> t.typstorage or a.attcompression <> '' or a.attstattarget >= 0)
  union all select 'numbers of ' || c.relname from pg_sequence q join pg_class c on c.oid = q.seqrelid
    where ${here} and (q.seqtypid <> 'int8'::regtype or q.seqstart <> 1 or q.seqincrement <> 1 or q.seqcache <> 1 or q.seqcycle)`;

/** Reads the schema `public` of a database. Throws a StartupError for a kind of object that schema.sql can't state. */
export async function readCatalogue(client: pg.Client | pg.Pool): Promise<Catalogue> {
  const read = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows;
  const names = async (text: string) => (await read<{ name: string }>(text)).map(({ name }) => name);
  const strange = await names(unknown);
  if (strange.length > 0) throw new StartupError(`schema.sql can't state these yet: ${strange.join(', ')}.`);
  return {
    extensions: await names(extensions),
    sequences: await names(sequences),
    tables: await read<Table>(tables),
    functions: await read<Routine>(functions),
    views: await read<View>(views),
  };
}
