import { readFile } from 'node:fs/promises';
import { StartupError } from '../startup-error.ts';

/** The migration that builds an empty database in one go. */
export const baseline = '0001-baseline.sql';

/** The migrations that the baseline replaced. */
export interface Former {
  /** The last commit that contains them. */
  readonly commit: string;
  /** By name, as databases recorded them. */
  readonly checksums: ReadonlyMap<string, string>;
}

/** Reads `former.sha256` beside the migrations, if present. */
export async function readFormer(folder: string): Promise<Former> {
  const text = await readFile(`${folder}/former.sha256`, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const commit = /^# .* commit (\w+)$/m.exec(text)?.[1] ?? '';
  const lines = text.matchAll(/^([0-9a-f]{64}) {2}(\S+)$/gm);
  return { commit, checksums: new Map([...lines].map(([, checksum = '', name = '']) => [name, checksum])) };
}

/**
 * Whether the former migrations built the database, so that it needs no baseline. Throws a StartupError when only some of
 * them did: the rest is gone from this version.
 * @param applied checksums by name
 */
export function wasBuiltByFormer({ commit, checksums }: Former, applied: ReadonlyMap<string, string>): boolean {
  const ran = [...checksums.keys()].filter((name) => applied.has(name));
  if (ran.length === 0) return false;
  const other = ran.find((name) => applied.get(name) !== checksums.get(name));
  if (other !== undefined) {
    throw new StartupError(
      `Migration ${other} in this database differs from the released one. Restore a backup, or find out who changed it.`,
    );
  }
  if (ran.length < checksums.size) {
    throw new StartupError(
      `This database is from an older version: its last migration is ${ran.at(-1)}. Start Thengisa at commit ${commit} on it once, then this version.`,
    );
  }
  return true;
}
