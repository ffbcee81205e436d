import { isOfMoney, type SettingName } from '#contract/operators/settings.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Approved } from '../approvals/commands/propose-act.ts';
import { applyChanges, lockSettings } from './change-settings.ts';
import { type Change, proposedSettings } from './propose-settings.ts';

const isKnown = (change: { readonly setting: string }): change is Change => isOfMoney(change.setting as SettingName);

/** Applies an approved proposal. Refused if a setting has changed since it was proposed. */
export async function carryOutSettings(tx: Tx, { actor, input }: Approved): Promise<void> {
  const before = await lockSettings(tx);
  const { changes } = proposedSettings.parse(input);
  const known = changes.filter(isKnown);
  if (known.length < changes.length || known.some((change) => before[change.setting] !== change.before))
    throw new Refusal('settings.changed_meanwhile');
  await applyChanges(tx, actor, before, known);
}
