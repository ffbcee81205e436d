import type { SettingsShown } from '#contract/operators/settings.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { operatorSettings, settingsColumns } from '../tables.ts';

/** How long what was read may be gone by, in milliseconds. Each process asks for itself: nothing has to be told around. */
const freshMs = 500;

const settingsRow = prepared('operators_settings', (db, name) =>
  db.select(settingsColumns).from(operatorSettings).prepare(name),
);

interface Remembered {
  readonly until: number;
  readonly settings: Promise<SettingsShown>;
}

const remembered = new WeakMap<Db, Remembered>();

/** The settings of the operator, at most a second old: the one way to read them. */
export function readSettings(db: Db): Promise<SettingsShown> {
  const known = remembered.get(db);
  if (known && performance.now() < known.until) return known.settings;
  const settings = readSettingsNow(db);
  // Whoever asks meanwhile waits for the same answer. What failed is asked again by the next.
  remembered.set(db, { until: Number.POSITIVE_INFINITY, settings });
  settings.then(
    () => remembered.set(db, { until: performance.now() + freshMs, settings }),
    () => remembered.delete(db),
  );
  return settings;
}

/** As they stand: for whoever changes them. */
export async function readSettingsNow(db: Db): Promise<SettingsShown> {
  const [row] = await settingsRow(db).execute();
  if (!row) throw new Error('The settings of the operator are gone');
  return row;
}
