import { parseSync } from 'vite';
import { childrenOf, isNode, lineFinder, type Node } from './syntax-tree.ts';

export type Import = {
  /** As written; null when it is computed and so cannot be checked. */
  specifier: string | null;
  line: number;
};

/** A construct some rooms may not use, anywhere in the file. */
export type Use = { what: 'process.env' | 'await' | 'clock' | 'randomness'; line: number };

export type Source = { imports: Import[]; uses: Use[]; lineCount: number; problem?: { message: string; line: number } };

/** Parses a file's imports and constructs. Handles every form: static, re-export, dynamic, and `import('…')` in a type. */
export function readSource(path: string, text: string): Source {
  const lineAt = lineFinder(text);
  const lineCount = text.endsWith('\n') ? lineAt(text.length) - 1 : lineAt(text.length);
  const parsed = parseSync(path, text, { sourceType: 'module' });
  const error = parsed.errors.find(({ severity }) => severity === 'Error');
  if (error) {
    const line = lineAt(error.labels[0]?.start ?? 0);
    return { imports: [], uses: [], lineCount, problem: { message: error.message, line } };
  }

  const imports: Import[] = [];
  const uses: Use[] = [];
  walk(parsed.program as unknown as Node, (node) => {
    const found = readImport(node);
    if (found) imports.push({ ...found, line: lineAt(node.start) });
    const use = readUse(node);
    if (use) uses.push({ what: use, line: lineAt(node.start) });
  });
  return { imports, uses, lineCount };
}

function readImport(node: Node): Omit<Import, 'line'> | null {
  switch (node.type) {
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.source ? { specifier: literal(node.source) } : null;
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return { specifier: literal(node.source) };
    default:
      return null;
  }
}

function readUse(node: Node): Use['what'] | null {
  switch (node.type) {
    case 'MemberExpression': {
      const object = nameOf(node.object);
      const property = nameOf(node.property) ?? literal(node.property);
      if (object === 'process' && property === 'env') return 'process.env';
      if ((object === 'Date' || object === 'performance') && property === 'now') return 'clock';
      if ((object === 'Math' && property === 'random') || object === 'crypto') return 'randomness';
      return null;
    }
    case 'VariableDeclarator':
      return nameOf(node.init) === 'process' && hasProperty(node.id, 'env') ? 'process.env' : null;
    case 'ImportDeclaration':
      return /^(node:)?process$/.test(literal(node.source) ?? '') &&
        (node.specifiers as Node[]).some((one) => nameOf(one.imported) === 'env')
        ? 'process.env'
        : null;
    case 'NewExpression':
      return nameOf(node.callee) === 'Date' && (node.arguments as Node[]).length === 0 ? 'clock' : null;
    case 'AwaitExpression':
      return 'await';
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return node.async === true ? 'await' : null;
    default:
      return null;
  }
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
}

function nameOf(value: unknown): string | null {
  return isNode(value) && value.type === 'Identifier' ? (value.name as string) : null;
}

function hasProperty(value: unknown, name: string): boolean {
  return (
    isNode(value) && value.type === 'ObjectPattern' && (value.properties as Node[]).some((p) => nameOf(p.key) === name)
  );
}

function literal(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  if (value.type === 'TSLiteralType') return literal(value.literal);
  if (value.type === 'TemplateLiteral' && (value.expressions as Node[]).length === 0) {
    return (value.quasis as { value: { cooked: string } }[])[0]?.value.cooked ?? null;
  }
  return null;
}
