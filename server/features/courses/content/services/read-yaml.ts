import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** Reports a finding, with its line in the file where known. */
export type Say = (says: string, line?: number | null) => void;

interface ReadYaml<T> {
  readonly data: T | null;
  /** The line of a value, or of its parent if it is missing. */
  readonly lineOf: (path: readonly PropertyKey[]) => number | null;
}

const mostErrors = 5;

/**
 * Parses untrusted YAML: reports findings, and never throws.
 * @param above number of lines before it in its file
 */
export function readYaml<T>(text: string, schema: z.ZodType<T>, say: Say, above = 0): ReadYaml<T> {
  const nothing: ReadYaml<T> = { data: null, lineOf: () => null };
  try {
    const lineCounter = new LineCounter();
    // It warns about tags on the console.
    const document = parseDocument(text, { lineCounter, logLevel: 'silent', stringKeys: true });
    if (document.errors.length > 0) {
      for (const { message, linePos } of document.errors.slice(0, mostErrors))
        say(message.split(/ at line \d+/)[0] ?? message, linePos ? linePos[0].line + above : null);
      return nothing;
    }
    const lineOf = (path: readonly PropertyKey[]): number | null => {
      const node = document.getIn(path, true);
      if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line + above;
      return path.length === 0 ? null : lineOf(path.slice(0, -1));
    };
    // None: nine lines of nested aliases can expand to gigabytes.
    const read = schema.safeParse(document.toJS({ maxAliasCount: 0 }));
    if (read.success) return { data: read.data, lineOf };
    for (const { path, message } of read.error.issues) say(`${path.join('.') || 'it'}: ${message}`, lineOf(path));
  } catch (error) {
    // What it throws for aliases, and for nesting by the thousand.
    if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
    say(error instanceof RangeError ? 'the YAML is nested too deep' : 'aliases (& and *) are not allowed');
  }
  return nothing;
}
