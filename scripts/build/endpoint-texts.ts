import type { Plugin } from 'vite';
import { parseAst } from 'vite';

/** Fields of an endpoint that only the OpenAPI document shows. */
const documentation: ReadonlySet<unknown> = new Set(['summary', 'description', 'tag']);

/** Leaves the documentation of endpoints out of the scripts that visitors load. */
export function endpointsWithoutTexts(): Plugin {
  return {
    name: 'endpoints-without-texts',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/.*\.ts$/, code: /\bendpoint\(/ },
      handler: (code) => ({ code: withoutTexts(code), map: null }),
    },
  };
}

/** The code of a contract module with `endpoint({ … })` calls that have no summary, description or tag. */
export function withoutTexts(code: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of textsIn(parseAst(code, { lang: 'ts' }))) {
    kept.push(code.slice(from, start));
    from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
  }
  return kept.join('') + code.slice(from);
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: unknown;
  readonly key?: Node;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
  readonly properties?: readonly Node[];
}

function textsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { type, callee, arguments: [definition] = [] } = value as Node;
  if (type === 'CallExpression' && callee?.name === 'endpoint') {
    return (definition?.properties ?? []).filter(({ key }) => documentation.has(key?.name));
  }
  return Object.values(value).flatMap(textsIn);
}
