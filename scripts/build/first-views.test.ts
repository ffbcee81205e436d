import { expect, test } from 'vitest';
import { wayTo } from './first-views.ts';

const imports: Readonly<Record<string, readonly string[]>> = {
  'layout.tsx': ['menu.tsx', 'api.ts'],
  'menu.tsx': ['layout.tsx'],
  'api.ts': ['problem.ts'],
  'problem.ts': ['zod'],
};

const modules = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };

test('static imports lead to a module by the shortest way, also through a circle', () => {
  expect(wayTo((id) => id === 'zod', ['menu.tsx'], modules)).toEqual([
    'menu.tsx',
    'layout.tsx',
    'api.ts',
    'problem.ts',
    'zod',
  ]);
  expect(wayTo((id) => id === 'zod', ['menu.tsx', 'api.ts'], modules)).toEqual(['api.ts', 'problem.ts', 'zod']);
});

test('a module that only lazy imports lead to is not reached', () => {
  expect(wayTo((id) => id === 'dialog.tsx', ['layout.tsx'], modules)).toBeNull();
});
