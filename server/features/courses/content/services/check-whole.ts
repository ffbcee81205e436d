import { toWrite } from './course-format.ts';
import type { Say } from './read-yaml.ts';

interface Asked {
  readonly id: string;
  readonly ask: string;
  readonly lesson: number;
  readonly path: string;
  readonly line: number | null;
}

/** Checks that span several questions. */
export function checkQuestions(
  questions: readonly Asked[],
  lessons: number,
  say: (question: Asked, says: string) => void,
): void {
  const asked = new Map<string, string>();
  const ids = new Set<string>();
  for (const question of questions) {
    const { id, ask, lesson } = question;
    if (ids.has(id)) say(question, `the id ${id} is used twice`);
    ids.add(id);
    const before = asked.get(ask);
    if (before) say(question, `${id} asks the same question as ${before}`);
    asked.set(ask, id);
    if (lesson > lessons) say(question, `${id} is about lesson ${lesson}, which does not exist`);
  }
}

/** One finding per file: a new course has hundreds of such places. */
export function checkWritten(text: string, say: Say): void {
  const lines = text.split('\n');
  const open = lines.filter((line) => line.includes(toWrite)).length;
  if (open === 0) return;
  const first = lines.findIndex((line) => line.includes(toWrite)) + 1;
  say(open === 1 ? `"${toWrite}" is still here` : `"${toWrite}" is still in ${open} lines, first here`, first);
}
