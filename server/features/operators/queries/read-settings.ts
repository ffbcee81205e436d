import type { SettingsShown } from '#contract/operators/settings.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { operatorSettings, settingsColumns } from '../tables.ts';

/** How long settings are cached, in milliseconds. Each process reads them separately, so changes need no announcement. */
const freshMs = 500;

const settingsRow = prepared('operators_settings', (db, name) =>
  db.select(settingsColumns).from(operatorSettings).prepare(name),
);

interface Remembered {
  readonly until: number;
  readonly settings: Promise<SettingsShown>;
}

const remembered = new WeakMap<Db, Remembered>();

/** The operator's settings, at most a second old. Features read them only through this. */
export function readSettings(db: Db): Promise<SettingsShown> {
  const known = remembered.get(db);
  if (known && performance.now() < known.until) return known.settings;
  const settings = readSettingsNow(db);
  // Concurrent calls share this read. A failed read is retried by the next call.
  remembered.set(db, { until: Number.POSITIVE_INFINITY, settings });
  settings.then(
    () => remembered.set(db, { until: performance.now() + freshMs, settings }),
    () => remembered.delete(db),
  );
  return settings;
}

/** The uncached settings, for commands that change them. */
export async function readSettingsNow(db: Db): Promise<SettingsShown> {
  const [row] = await settingsRow(db).execute();
  if (!row) throw new Error('The settings of the operator are gone');
  return row;
}
