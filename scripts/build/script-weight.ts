import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { formatTable } from '../launch/format-table.ts';
import { type ViewFiles, viewFilesOf } from './view-files.ts';
import type { View } from './views.ts';

interface Weight {
  readonly table: string;
  /** Addresses beyond their limit. */
  readonly heavy: readonly string[];
}

/** Weighs the scripts of the views that have a limit. A KB is 1,000 bytes, compressed with Brotli, without headers. */
export async function weighScripts(site: string, views: readonly View[]): Promise<Weight> {
  const files: ViewFiles[] = JSON.parse(await readFile(viewFilesOf(site), 'utf8'));
  const scriptsOf = new Map(files.map(({ address, scripts }) => [address, scripts]));
  const weighed = await Promise.all(
    views
      .filter(({ limit }) => limit !== null)
      .map(async ({ address, limit }) => {
        const scripts = scriptsOf.get(address);
        if (!scripts) throw new Error(`The build lists no files of ${address}.`);
        const sizes = await Promise.all(scripts.map((script) => sizeOf(join(site, script))));
        const bytes = sizes.reduce((sum, size) => sum + size, 0);
        return { address, bytes, limit: limit ?? 0, files: scripts.length };
      }),
  );
  return {
    table: formatTable(
      ['address', 'KB', 'files', 'limit'],
      weighed.map(({ address, bytes, files, limit }) => [address, inKilobytes(bytes), `${files}`, `${limit}`]),
    ),
    heavy: weighed.filter(({ bytes, limit }) => bytes > limit * 1000).map(({ address }) => address),
  };
}

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Compressed, where it is smaller. */
async function sizeOf(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}
