import type { House } from '../house.ts';
import { featureParts } from '../place.ts';
import type { Violation } from '../violation.ts';

const parts: readonly string[] = featureParts;
/** Parts whose folder holds one action a file, so that its name needs a verb and a noun. */
const placed = ['commands', 'queries', 'tasks'];

/** `server/features/<noun>/` and each `server/features/<noun>/<sub-noun>/` contain the parts of the vocabulary alone. */
export function checkFeatureFiles(house: House): Violation[] {
  const paths = new Set(house.files.map(({ path }) => path));
  return house.files.flatMap(({ path, place }) => {
    if (place?.room !== 'server/features' || !place.feature) return [];
    const { feature, subNoun, inside = [] } = place;
    const message = place.isTest ? refuseTest(path, subNoun ?? feature, paths) : refuseFile(inside);
    return message ? [{ path, line: 1, message, rule: 'feature file' as const }] : [];
  });
}

function refuseFile([part = '', fileName, ...deeper]: string[]): string | null {
  if (!(deeper.at(-1) ?? fileName ?? part).endsWith('.ts')) return 'a feature holds only .ts files';
  if (fileName === undefined) {
    const name = part.slice(0, -'.ts'.length);
    return parts.includes(name) ? null : `${part} is not one of ${parts.join(', ')}`;
  }
  if (!parts.includes(part)) return `folder ${part} is not one of ${parts.join(', ')}`;
  if (deeper.length > 0) return `${part}/ holds files only, no folders`;
  if (placed.includes(part) && !fileName.includes('-')) return `a file in ${part}/ is named verb-noun`;
  return null;
}

/**
 * `post-job.test.ts` and `post-job-races.test.ts` are both beside `post-job.ts`; a folder counts as well. At the top of a feature or a sub-noun,
 * `jobs.test.ts` tests all of `jobs`.
 */
function refuseTest(path: string, noun: string, paths: Set<string>): string | null {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const words = path
    .slice(folder.length + 1)
    .replace(/\.test\.ts$/, '')
    .split(/[-.]/);
  const subjects = words.map((_, count) => words.slice(0, count + 1).join('-'));
  const isOfNoun = folder.endsWith(`/${noun}`) && subjects.includes(noun);
  const isBeside = subjects.some((name) =>
    [...paths].some((one) => one === `${folder}/${name}.ts` || one.startsWith(`${folder}/${name}/`)),
  );
  return isOfNoun || isBeside ? null : 'a test lies beside what it tests and begins with its name';
}
