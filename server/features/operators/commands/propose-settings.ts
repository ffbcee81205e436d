import { z } from 'zod';
import { type SettingName, type SettingsChange, settingChanges } from '#contract/operators/settings.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../access.ts';
import { proposeAct } from '../approvals/commands/propose-act.ts';

/** One setting, with its values before and after. */
export type Change = SettingsChange['changes'][number] & { readonly setting: SettingName };

export const proposedSettings = z.object({ changes: settingChanges });

/** Proposes changes of money settings. Without effects: the panel describes the changes itself. */
export async function proposeSettings(
  tx: Tx,
  actor: AdminActor,
  changes: readonly Change[],
  reason: string | undefined,
): Promise<void> {
  if (reason === undefined)
    throw new Refusal('request.invalid', { fields: [{ field: 'reason', message: 'A reason is required.' }] });
  await proposeAct(tx, actor, { act: 'settings.change', input: { changes }, effects: [], reason });
}
