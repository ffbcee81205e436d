import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Budget of a page made at build: bytes of compressed script, and number of files, whose headers add 0.8 KB each. */
export const most = { bytes: 127 * 1024, files: 12 };

/** Stops the build where a page would fetch more. @param scripts the addresses of what each page fetches, by its path */
export async function weighScripts(site: string, scripts: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const heavy: string[] = [];
  for (const [page, files] of scripts) {
    const sizes = await Promise.all(files.map((file) => sizeOf(join(site, file))));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    if (bytes > most.bytes || files.length > most.files) {
      heavy.push(`${page} fetches ${inKilobytes(bytes)} of script in ${files.length} files`);
    }
  }
  const limit = `${inKilobytes(most.bytes)} in ${most.files} files are the most.`;
  if (heavy.length > 0) throw new Error(`${heavy.join('; ')}: ${limit}`);
}

const inKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Compressed, where it is smaller. */
async function sizeOf(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}
