import { isOfMoney, type Settings, settingNames, settingsApi } from '#contract/operators/settings.ts';
import { usualFacts } from '#contract/site/site-facts.ts';
import { type AdminBrowser, approveOpen } from './admins.ts';

/** The default settings. */
export const usualSettings: Settings = {
  repsPayNothing: false,
  vatNumber: null,
  auditDays: 731,
  impressionDays: 180,
  readNotificationDays: 90,
  notificationDays: 180,
  policyReportDays: 30,
  noticeText: null,
  noticeFrom: null,
  noticeUntil: null,
  coursesOn: true,
  giftsOn: true,
  attachmentsOn: true,
  suggestionsOn: true,
  ...usualFacts,
};

type By = Pick<AdminBrowser, 'call'>;

/** As an administrator who has just loaded them. Those about money are proposed. */
export async function proposeSettings({ call }: By, changes: Partial<Settings>) {
  const { version } = await call(settingsApi.show, {});
  return call(settingsApi.edit, { body: { version, reason: 'The board decided.', ...changes } });
}

/** The same, and the second admin approves those about money. */
export async function changeSettings(one: By, changes: Partial<Settings>, second?: By) {
  const answer = await proposeSettings(one, changes);
  const isProposed = settingNames.some(
    (name) => isOfMoney(name) && changes[name] !== undefined && changes[name] !== answer[name],
  );
  if (!isProposed) return answer;
  if (!second) throw new Error('Settings of money take a second admin.');
  await approveOpen(second.call);
  return one.call(settingsApi.show, {});
}
