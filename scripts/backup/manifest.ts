import { z } from 'zod';

const stored = z.object({ sha256: z.string(), size: z.number() });
const listed = z.object({ path: z.string(), content: stored.nullable() });

/** A list of files. `content` is null where only the name is listed: a folder, or a file that stays in its bucket. */
export const fileList = z.array(listed);

/** What a finished backup consists of. */
export const manifestSchema = z.object({
  name: z.string(),
  /** The version of this format. */
  format: z.literal(1),
  app: z.string(),
  migrations: z.array(z.string()),
  database: z.discriminatedUnion('kind', [
    /** Of `pg_dump`, with the rows of each table in its snapshot. */
    z.object({ kind: z.literal('dump'), major: z.number(), dump: stored, rows: z.record(z.string(), z.number()) }),
    /** The files of the embedded cluster, with the log that makes them consistent. */
    z.object({ kind: z.literal('cluster'), major: z.number(), platform: z.string(), files: fileList }),
  ]),
  files: z.object({ driver: z.enum(['local', 's3']), list: fileList }),
  /** Variables that are set; of a secret one its name alone. */
  settings: z.record(z.string(), z.string().nullable()),
  /** How long it took, in milliseconds. */
  took: z.number(),
});

export type Manifest = z.output<typeof manifestSchema>;
export type FileList = z.output<typeof fileList>;

/** Every content that a backup needs. */
export function contentsOf({ database, files }: Manifest) {
  const ofDatabase = database.kind === 'dump' ? [database.dump] : database.files.map(({ content }) => content);
  return [...ofDatabase, ...files.list.map(({ content }) => content)].filter((content) => content !== null);
}
