import type { House, HouseFile } from '../house.ts';
import type { Violation } from '../violation.ts';

/**
 * No file reaches itself through its imports, including types: files that need each other are one thing. One finding for each cycle, at its first
 * file.
 */
export function checkCircles(house: House): Violation[] {
  const files = new Map(house.files.map((file) => [file.path, file]));
  const reported = new Set<string>();
  return house.files.flatMap((file) => {
    if (reported.has(file.path)) return [];
    const circle = findCircle(file, files);
    if (!circle) return [];
    for (const path of circle) reported.add(path);
    const line = fileImports(file).find(({ to }) => to === (circle[1] ?? file.path))?.line ?? 1;
    return [{ path: file.path, line, message: [...circle, file.path].join(' → '), rule: 'circle' as const }];
  });
}

/** The shortest way from `start` back to itself, breadth first; null when there is none. */
function findCircle(start: HouseFile, files: Map<string, HouseFile>): string[] | null {
  const cameFrom = new Map<string, string | null>([[start.path, null]]);
  const queue = [start];
  for (const file of queue) {
    for (const { to } of fileImports(file)) {
      if (to === start.path) return wayTo(file.path, cameFrom);
      const next = files.get(to);
      if (!next || cameFrom.has(to)) continue;
      cameFrom.set(to, file.path);
      queue.push(next);
    }
  }
  return null;
}

function wayTo(path: string, cameFrom: Map<string, string | null>): string[] {
  const before = cameFrom.get(path);
  return before ? [...wayTo(before, cameFrom), path] : [path];
}

function fileImports({ imports }: HouseFile): { to: string; line: number }[] {
  return imports.flatMap(({ target, line }) => (target.kind === 'file' ? [{ to: target.path, line }] : []));
}
