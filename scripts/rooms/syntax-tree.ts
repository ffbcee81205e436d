/** A node of the tree that Vite's parser makes of a source file. */
export type Node = { type: string; start: number } & Record<string, unknown>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** The nodes directly below one, in the order of the source. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** Returns the line of an offset, counted from 1. */
export function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let line = starts.length;
    while (line > 1 && (starts[line - 1] ?? 0) > offset) line -= 1;
    return line;
  };
}
