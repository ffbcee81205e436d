import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planFiles } from './plan-files.ts';
import type { View } from './views.ts';

/** Imports and thousands of bytes by module. Those with a name of one letter are entries. */
type Source = Record<string, readonly [imports: string, size: number]>;

const view = (modules: string, limit: number | null = 100): View => ({
  address: modules,
  modules: modules.split(' '),
  limit,
});

function plan(views: readonly View[], source: Source): string[] {
  const files = planFiles(views, {
    getModuleInfo(id) {
      const [imports, size] = source[id] ?? ['', 0];
      return {
        importedIds: imports.split(' ').filter(Boolean),
        code: 'x'.repeat(size * 1000),
        isEntry: id.length === 1,
      };
    },
  });
  return files.map((modules) => [...modules].sort().join(' ')).sort();
}

const pages = (...names: string[]) => names.map((name) => view(name));

test('modules that the same views need share a file, with what they import', () => {
  const source: Source = { a: ['menu', 500], b: ['menu', 500], c: ['', 500], menu: ['icon', 50], icon: ['', 50] };
  expect(plan(pages('a', 'b', 'c'), source)).toEqual(['icon menu']);
});

test('what one view needs alone, and what is imported lazily, is left to the bundler', () => {
  expect(plan(pages('a', 'b'), { a: ['wallet', 500], b: ['', 500], wallet: ['', 50] })).toEqual([]);
});

test('a tab that several views open keeps a file of its own', () => {
  const source: Source = { a: ['', 500], b: ['', 500], tab: ['list', 10], list: ['', 10] };
  expect(plan([view('a tab'), view('b tab')], source)).toEqual(['list']);
});

test('a file is worth its request: large code that another view doesn’t need stays apart, small code doesn’t', () => {
  const needs = (size: number): Source => ({
    a: ['all some', 500],
    b: ['all some', 500],
    c: ['all', 500],
    all: ['', 90],
    some: ['', size],
  });
  expect(plan(pages('a', 'b', 'c'), needs(80))).toEqual(['all', 'some']);
  expect(plan(pages('a', 'b', 'c'), needs(5))).toEqual(['all some']);
});

test('a view with a limit counts more than those without', () => {
  const source: Source = { a: ['all', 500], b: ['all some', 500], c: ['all some', 500], all: ['', 90], some: ['', 15] };
  const [a, b, c] = ['a', 'b', 'c'];
  expect(plan([view(a, null), view(b), view(c)], source)).toEqual(['all some']);
  expect(plan([view(a), view(b, null), view(c, null)], source)).toEqual(['all', 'some']);
});

test('no two files import each other, also through a third', () => {
  // Each module imports some of those after it.
  const modules = fc.array(fc.record({ imports: fc.nat({ max: 4095 }), size: fc.nat({ max: 60 }) }), {
    minLength: 6,
    maxLength: 12,
  });
  const starts = fc.array(fc.array(fc.nat({ max: 11 }), { minLength: 1, maxLength: 3 }), {
    minLength: 3,
    maxLength: 6,
  });
  fc.assert(
    fc.property(modules, starts, (drawn, opened) => {
      const names = drawn.map((_, at) => `m${at}`);
      const importsOf = (at: number) =>
        names.filter((_, other) => other > at && ((drawn[at]?.imports ?? 0) >> other) & 1);
      const source = Object.fromEntries(
        drawn.map(({ size }, at) => [`m${at}`, [importsOf(at).join(' '), size] as const]),
      );
      const entries = opened.map((of, at) => [
        `v${at}`,
        [of.map((one) => `m${one % drawn.length}`).join(' '), 500] as const,
      ]);
      const files = plan(
        entries.map(([name]) => view(String(name))),
        { ...source, ...Object.fromEntries(entries) },
      ).map((file) => file.split(' '));
      const next = (file: string[]) =>
        files.filter(
          (other) => other !== file && file.some((id) => source[id]?.[0].split(' ').some((one) => other.includes(one))),
        );
      for (const file of files) {
        const reached = new Set(next(file));
        for (const one of reached) for (const other of next(one)) reached.add(other);
        expect(reached).not.toContain(file);
      }
    }),
    { numRuns: 300 },
  );
});

test('a view whose module the build doesn’t have stops the build', () => {
  expect(() => planFiles(pages('a'), { getModuleInfo: () => null })).toThrow('no module a');
});
