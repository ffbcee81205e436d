import { isScalar, isSeq, parseDocument } from 'yaml';
import { courseHead } from './course-format.ts';
import type { CourseFiles } from './read-course.ts';
import { readParts } from './read-parts.ts';

interface Change {
  readonly path: readonly (string | number)[];
  readonly value: string | number;
}

/** Changes values in place, so that the rest stays as written. Null: invalid YAML. */
function changeYaml(text: string, changesOf: (at: (path: Change['path']) => unknown, count: number) => Change[]) {
  try {
    const document = parseDocument(text, { logLevel: 'silent' });
    if (document.errors.length > 0) return null;
    const count = isSeq(document.contents) ? document.contents.items.length : 0;
    const edits = changesOf((path) => document.getIn(path), count).flatMap(({ path, value }) => {
      const node = document.getIn(path, true);
      return isScalar(node) && node.range ? [{ from: node.range[0], to: node.range[1], value }] : [];
    });
    return edits
      .sort((one, other) => other.from - one.from)
      .reduce((changed, { from, to, value }) => {
        // A text of several lines ends with the last of them.
        const ends = /\s*$/.exec(changed.slice(from, to))?.[0] ?? '';
        return `${changed.slice(0, from)}${JSON.stringify(value)}${ends}${changed.slice(to)}`;
      }, text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const front = /^(---\r?\n)([\s\S]*?)(\r?\n---\r?\n[\s\S]*)$/;

/** Sets another id, title or level in a course.md; returns it unchanged if it can't be parsed. */
export function renameCourse(text: string, values: Readonly<Record<string, string>>): string {
  const [, before = '', head = '', after = ''] = front.exec(text) ?? [];
  const changed = changeYaml(head, () => Object.entries(values).map(([key, value]) => ({ path: [key], value })));
  return changed === null || before === '' ? text : before + changed + after;
}

/**
 * Renumbers the questions of a final test along with their lessons.
 * @param numbers by the former number; 0: removed
 * @returns null: it can't be parsed
 */
export function renumberQuestions(text: string, numbers: ReadonlyMap<number, number>): string | null {
  return changeYaml(text, (at, count) =>
    Array.from({ length: count }, (_, question) => [question, 'lesson'] as const).flatMap((path) => {
      const value = numbers.get(Number(at(path)));
      return value === undefined || value === at(path) ? [] : [{ path, value }];
    }),
  );
}

/** Null: it can't be parsed, or has none. */
export function titleOf(text: string): string | null {
  const files: CourseFiles = { 'course.md': text };
  const title = courseHead.shape.title;
  const read = readParts('course.md', files, courseHead.pick({ title: true }).loose(), () => {});
  return title.safeParse(read.data?.title).data ?? null;
}
