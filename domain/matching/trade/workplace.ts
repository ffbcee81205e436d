import { singular, splitWords } from '../words.ts';

const before = new Set('in at outside inside by near opposite beside voor buite langs of to'.split(' '));
const places = new Set(
  splitWords(`shop store outlet pharmacy chemist apteek bakery butchery slaghuis salon gym bank dealership station garage counter aisle
    section department chain tavern drankwinkel winkel supermarket warehouse clinic dispensary boutique studio branch shelf fridge`).map(
    singular,
  ),
);
const wordsBefore = 3;

/** Whether goods are named only with the place where they are sold: outside the liquor store, in the bakery aisle. */
export function isWorkplace(words: readonly string[], at: number, length: number): boolean {
  if (!words.slice(at, at + length + 1).some((word) => places.has(word))) return false;
  return words.slice(Math.max(0, at - wordsBefore), at).some((word) => before.has(word));
}
