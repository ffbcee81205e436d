import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCode, listFiles } from './list-files.ts';
import { type Place, placeOf } from './place.ts';
import { readSource, type Source } from './read-source.ts';
import { resolveImport, type Target } from './resolve-import.ts';

export type HouseImport = { target: Target; specifier: string; line: number };

export type HouseFile = {
  path: string;
  place: Place | null;
  imports: HouseImport[];
  /** Lines of computed imports, whose targets can't be checked. */
  computedImports: number[];
  uses: Source['uses'];
  lineCount: number;
  problem?: Source['problem'];
};

/** The whole tree, read and parsed once; every rule uses it. */
export type House = { files: HouseFile[] };

export function readHouse(root: string): House {
  return { files: listFiles(root).map((path) => readHouseFile(root, path)) };
}

function readHouseFile(root: string, path: string): HouseFile {
  const text = readFileSync(join(root, path), 'utf8');
  const source = isCode(path) ? readSource(path, text) : { imports: [], uses: [], lineCount: text.split('\n').length };
  const imports: HouseImport[] = [];
  const computedImports: number[] = [];
  for (const { specifier, line } of source.imports) {
    if (specifier === null) computedImports.push(line);
    else imports.push({ target: resolveImport(path, specifier), specifier, line });
  }
  const { uses, lineCount, problem } = source;
  return { path, place: placeOf(path), imports, computedImports, uses, lineCount, ...(problem && { problem }) };
}
