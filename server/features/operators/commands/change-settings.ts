import { sql } from 'drizzle-orm';
import type { Settings } from '#contract/operators/settings.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import type { AdminActor } from '../access.ts';
import { operatorSettings, settingsColumns } from '../tables.ts';
import { recordAct } from './record-act.ts';

/** From now on reps pay nothing. */
export const repsFreed = eventKind<Record<string, never>>('operator.reps_freed');

/** Puts these settings in the place of those there are, and writes down what they were. */
export async function changeSettings(tx: Tx, actor: AdminActor, wanted: Settings): Promise<Settings> {
  // Two administrators at once: the record of the second begins where the first one's ends.
  const [before] = await tx.db.select(settingsColumns).from(operatorSettings).for('update');
  if (!before) throw new Error('The settings of the operator are gone');
  const changes = describeChanges(before, wanted);
  if (changes === '') return before;
  await tx.db.update(operatorSettings).set({ ...wanted, updatedAt: sql`now()` });
  await recordAct(tx, actor, 'settings.change', undefined, changes);
  if (wanted.repsPayNothing && !before.repsPayNothing) await tx.emit(repsFreed, {});
  return wanted;
}

function describeChanges(before: Settings, after: Settings): string {
  const names = Object.keys(before) as (keyof Settings)[];
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? 'none'} → ${after[name] ?? 'none'}`)
    .join('; ');
}
