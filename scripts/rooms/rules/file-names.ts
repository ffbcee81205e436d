import { basename } from 'node:path';
import type { House } from '../house.ts';
import type { Violation } from '../violation.ts';

const banned = ['index', 'utils', 'helpers', 'types'];
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Every file is in a known room, under a kebab-case name that says something. */
export function checkFileNames(house: House): Violation[] {
  return house.files.flatMap(({ path, place }) => {
    const messages = place ? [] : [{ message: 'the house has no such room', rule: 'known room' as const }];
    const segments = path.split('/');
    const fileName = segments.pop() ?? '';
    const [stem = '', ...suffixes] = basename(fileName).split('.').slice(0, -1);
    if (banned.includes(stem) || segments.some((folder) => banned.includes(folder))) {
      return [...messages, nameViolation('a name that says nothing (index, utils, helpers, types)')].map(at(path));
    }
    const odd = [...segments, stem, ...suffixes].find((name) => !kebab.test(name));
    if (odd !== undefined) return [...messages, nameViolation(`${odd} is not kebab-case`)].map(at(path));
    return messages.map(at(path));
  });
}

function nameViolation(message: string) {
  return { message, rule: 'file name' as const };
}

function at(path: string) {
  return (finding: Pick<Violation, 'message' | 'rule'>): Violation => ({ path, line: 1, ...finding });
}
