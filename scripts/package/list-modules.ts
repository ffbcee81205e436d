import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { resolveImport } from '../rooms/resolve-import.ts';
import { childrenOf, isNode, type Node } from '../rooms/syntax-tree.ts';

interface Modules {
  /** Paths from the root, sorted. */
  readonly files: readonly string[];
  /** The packages they import or name in a string, sorted. */
  readonly packages: readonly string[];
}

/**
 * Lists every file that `entries` load when they run, and the packages that those need. A package's file may be found by a name in a string, so each
 * of `dependencies` that a string names counts as needed.
 */
export function listModules(root: string, entries: readonly string[], dependencies: readonly string[]): Modules {
  const files = new Set<string>();
  const packages = new Set<string>();
  const queue = [...entries];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (files.has(path)) continue;
    files.add(path);
    if (!/\.(ts|mjs)$/.test(path)) continue;
    const { loaded, strings } = readModule(path, readFileSync(posix.join(root, path), 'utf8'));
    for (const specifier of loaded) {
      const target = resolveImport(path, specifier);
      if (target.kind === 'file') queue.push(target.path);
      if (target.kind === 'package') packages.add(target.name);
    }
    for (const name of dependencies) {
      if (strings.some((text) => isNamed(name, text))) packages.add(name);
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** Also `@fontsource/noto-sans-`, the beginning of a name that is put together. */
function isNamed(name: string, text: string): boolean {
  return text === name || text.startsWith(`${name}/`) || (/^@[\w-]+\/./.test(text) && name.startsWith(text));
}

/** What Node loads for the file, and its strings. Types are stripped before it runs, so it doesn't load what is imported for them alone. */
function readModule(path: string, text: string): { loaded: string[]; strings: string[] } {
  const loaded: string[] = [];
  const strings: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return;
    const source = isNode(node.source) ? stringOf(node.source) : null;
    if (source !== null) loaded.push(source);
    if (node.type === 'NewExpression') loaded.push(...besideOf(node));
    const string = stringOf(node);
    if (string !== null) strings.push(string);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(path, text, { sourceType: 'module' }).program as unknown as Node);
  return { loaded, strings };
}

/** The module of `new URL('./module.ts', import.meta.url)`. */
function besideOf(node: Node): string[] {
  const [first, second] = node.arguments as unknown[];
  const path = isNode(first) ? stringOf(first) : null;
  const isBeside = isNode(second) && second.type === 'MemberExpression' && path !== null;
  return isBeside && /^\.{1,2}\/.*\.ts$/.test(path) ? [path] : [];
}

/** The string itself, or the beginning of a template. */
function stringOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { value: { cooked: string } }[])[0]?.value.cooked ?? null;
}
