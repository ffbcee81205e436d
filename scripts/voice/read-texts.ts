import { parseSync } from 'vite';
import { childrenOf, isNode, lineFinder, type Node } from '../rooms/syntax-tree.ts';

/** A text of the product: a string, a template or the words between two tags. */
export interface Text {
  readonly path: string;
  readonly line: number;
  /** With `{}` for each interpolated value. */
  readonly text: string;
}

/** Names whose values are style sheets, addresses, shapes or queries and never words. */
const wordless = new Set([
  'className',
  'class',
  'd',
  'viewBox',
  'points',
  'sizes',
  'rel',
  'transform',
  'style',
  'strokeDasharray',
]);
const wordlessCalls = /^(?:clsx|cn|cva|sql|raw|index|uniqueIndex|check|RegExp|personal|impersonal)$/;

/** The texts of two words or more in a source file, in order. */
export function readTexts(path: string, source: string): Text[] {
  const { program } = parseSync(path, source, { sourceType: 'module' });
  const texts: Text[] = [];
  const lineAt = lineFinder(source);
  const add = (node: Node, raw: string) => {
    const text = raw.replace(/\s+/g, ' ').trim();
    if (!isProse(text)) return;
    const start = node.start + (node.type === 'JSXText' ? raw.length - raw.trimStart().length : 0);
    texts.push({ path, line: lineAt(start), text });
  };
  walk(program as unknown as Node, add);
  return texts;
}

function walk(node: Node, add: (node: Node, text: string) => void): void {
  if (isWordless(node)) return;
  if (node.type === 'Literal' && typeof node.value === 'string') add(node, node.value);
  if (node.type === 'JSXText') add(node, String(node.value));
  if (node.type === 'TemplateLiteral') {
    add(
      node,
      (node.quasis as { value: { cooked: string | null } }[]).map(({ value }) => value.cooked ?? '').join('{}'),
    );
  }
  for (const child of childrenOf(node)) walk(child, add);
}

function isWordless(node: Node): boolean {
  if (node.type.startsWith('Import') || node.type.startsWith('TS')) return !node.type.endsWith('Expression');
  if (node.type === 'JSXAttribute') return wordless.has(nameOf(node.name));
  if (node.type === 'TaggedTemplateExpression') return wordlessCalls.test(nameOf(node.tag));
  if (node.type === 'CallExpression') return wordlessCalls.test(nameOf(node.callee));
  return false;
}

/** Whether a text has two words of letters with a space between them. SQL, and strings of dashes, brackets or slashes, are not prose. */
function isProse(text: string): boolean {
  if (
    /^(?:select|with|insert|update|delete|create|alter|set) .*(?:\bfrom\b|\bset\b|\binto\b|\btable\b|\bschema\b)/.test(
      text,
    )
  )
    return false;
  const words = text.split(' ').filter((word) => /^["'“‘(]?\p{L}[\p{L}’'-]*[.,:;!?)"”’…]*$/u.test(word));
  const styled = text.split(' ').filter((word) => /[[\]/=<>_]|\w-\w+-\w|^[a-z]+:[a-z]|\w-\d/.test(word));
  return words.length >= 2 && styled.length * 2 < words.length;
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'MemberExpression') return nameOf(value.property);
  return typeof value.name === 'string' ? value.name : '';
}
