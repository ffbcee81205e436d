import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/env.ts';
import { compileDemo } from './compile-demo.ts';
import { compileHolidays, compileLaw } from './compile-labour.ts';
import { compileTrade } from './compile-trade.ts';

/** The modules the product imports, by the function that makes them from `content`. */
export const compilers: Readonly<Record<string, () => object>> = {
  'domain/labour/law.compiled.json': compileLaw,
  'domain/shared/public-holidays.compiled.json': compileHolidays,
  'domain/matching/trade/trade.compiled.json': compileTrade,
  'server/demo/demo.compiled.json': compileDemo,
};

export function writeCompiled(): void {
  for (const [path, compile] of Object.entries(compilers)) {
    writeFileSync(join(projectRoot, path), textOf(compile()));
    console.log(`Wrote ${path}.`);
  }
}

export const readCompiled = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** JSON with a line for each entry of each list, so that two changes to the content seldom conflict. */
export function textOf(data: object, depth = 2): string {
  return `${linesOf(data, depth)}\n`;
}

function linesOf(value: unknown, depth: number): string {
  if (depth === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = Array.isArray(value)
    ? value.map((one) => linesOf(one, depth - 1))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}:${linesOf(one, depth - 1)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${inner.join(',\n')}\n${close}`;
}
