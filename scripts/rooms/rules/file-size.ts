import type { House } from '../house.ts';
import type { Violation } from '../violation.ts';

const longest = 300;
const measured = /^(contract|domain|texts|server|web|scripts|bench|research)\//;

export function checkFileSize(house: House): Violation[] {
  return house.files
    .filter(({ path, lineCount }) => measured.test(path) && lineCount > longest)
    .map(({ path, lineCount }) => ({
      path,
      line: longest + 1,
      message: `${lineCount} lines, ${longest} are the limit`,
      rule: 'file size' as const,
    }));
}
