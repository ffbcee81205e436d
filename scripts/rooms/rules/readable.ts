import type { House } from '../house.ts';
import type { Violation } from '../violation.ts';

/** A file that cannot be parsed escapes every other rule, so it is a finding itself. */
export function checkReadable(house: House): Violation[] {
  return house.files.flatMap(({ path, problem }) =>
    problem ? [{ path, line: problem.line, message: problem.message, rule: 'readable' as const }] : [],
  );
}
