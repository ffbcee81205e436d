import { setImmediate as nextTurn } from 'node:timers/promises';

/** Works on each item, and lets the process answer requests after every `atOnce` of them. */
export async function inTurns<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => void): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index % atOnce === 0) await nextTurn();
    work(item);
  }
}
