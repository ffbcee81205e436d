import { resolve } from 'node:path';
import { checkRooms } from './rooms/check-rooms.ts';
import { describeRanks } from './rooms/describe-ranks.ts';
import { formatViolation } from './rooms/violation.ts';

const [given] = process.argv.slice(2);
if (given === 'ranks') console.log(describeRanks());
else check(resolve(given ?? resolve(import.meta.dirname, '..')));

function check(root: string): void {
  const { fileCount, violations } = checkRooms(root);
  for (const violation of violations) console.log(formatViolation(violation));
  console.log(`rooms: ${count(fileCount, 'file')}, ${count(violations.length, 'finding')}`);
  if (violations.length > 0) process.exitCode = 1;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
