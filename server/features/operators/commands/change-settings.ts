import { sql } from 'drizzle-orm';
import { mayAdmin, notPermittedText } from '#contract/operators/roles.ts';
import {
  isOfMoney,
  type SettingName,
  type Settings,
  type SettingsShown,
  settingNames,
} from '#contract/operators/settings.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../access.ts';
import { operatorSettings, settingsColumns } from '../tables.ts';
import { type Change, proposeSettings } from './propose-settings.ts';
import { recordAct } from './record-act.ts';

/** Reps no longer pay for subscriptions. */
export const repsFreed = eventKind<Record<string, never>>('operator.reps_freed');

type Wanted = { readonly [Name in SettingName]?: Settings[Name] | undefined };

interface Asked extends Wanted {
  /** The version of the settings that the admin saw. */
  readonly version: number;
  /** The proposal's reason, if a money setting changes. */
  readonly reason?: string | undefined;
}

/** Applies the settings that differ, with an audit entry each. Money settings are proposed to a second admin instead. */
export async function changeSettings(
  tx: Tx,
  actor: AdminActor,
  { version, reason, ...wanted }: Asked,
): Promise<SettingsShown> {
  const before = await lockSettings(tx);
  const changes = changesOf(before, wanted);
  if (changes.length === 0) return before;
  const money = changes.filter(({ setting }) => isOfMoney(setting));
  const rest = changes.filter(({ setting }) => !isOfMoney(setting));
  if (!mayAdmin(actor.role, 'settings.edit') && rest.length > 0) {
    throw new Refusal('admin.not_permitted', { detail: notPermittedText(actor.role, 'settings.edit') });
  }
  if (version !== before.version) throw new Refusal('settings.changed_meanwhile');
  const { noticeFrom = before.noticeFrom, noticeUntil = before.noticeUntil } = wanted;
  if (noticeFrom !== null && noticeUntil !== null && noticeFrom >= noticeUntil) {
    throw new Refusal('settings.notice_ends_early', {
      fields: [{ field: 'noticeUntil', message: 'Choose an end time that is after the start time.' }],
    });
  }
  if (money.length > 0) await proposeSettings(tx, actor, money, reason);
  return rest.length > 0 ? applyChanges(tx, actor, before, rest) : before;
}

/** Locks the settings until the transaction ends. */
export async function lockSettings(tx: Tx): Promise<SettingsShown> {
  const [settings] = await tx.db.select(settingsColumns).from(operatorSettings).for('update');
  if (!settings) throw new Error('The settings of the operator are gone');
  return settings;
}

/** Writes these changes and their audit entries. Call it with the settings locked. */
export async function applyChanges(
  tx: Tx,
  actor: AdminActor,
  before: SettingsShown,
  changes: readonly Change[],
): Promise<SettingsShown> {
  const changed = Object.fromEntries(changes.map(({ setting, after }) => [setting, after]));
  const [after] = await tx.db
    .update(operatorSettings)
    .set({ ...changed, version: before.version + 1, updatedAt: sql`now()` })
    .returning(settingsColumns);
  if (!after) throw new Error('The settings of the operator are gone');
  await recordAct(tx, actor, 'settings.change', undefined, inOneText(changes), [...changes]);
  if (after.repsPayNothing && !before.repsPayNothing) await tx.emit(repsFreed, {});
  return after;
}

const changesOf = (before: Settings, wanted: Wanted): Change[] =>
  settingNames.flatMap((setting) => {
    const after = wanted[setting];
    return after === undefined || after === before[setting] ? [] : [{ setting, before: before[setting], after }];
  });

const inOneText = (changes: readonly Change[]) =>
  changes.map(({ setting, before, after }) => `${setting}: ${before ?? 'none'} → ${after ?? 'none'}`).join('; ');
