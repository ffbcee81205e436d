import { type Settings, settingsApi } from '#contract/operators/settings.ts';
import { usualFacts } from '#contract/site/site-facts.ts';
import type { AdminBrowser } from './admins.ts';

/** The settings of an operator who has changed nothing. */
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
  reviewMatches: true,
  ...usualFacts,
};

/** As an administrator who has just looked at them. */
export async function changeSettings({ call }: Pick<AdminBrowser, 'call'>, changes: Partial<Settings>) {
  const { version } = await call(settingsApi.show, {});
  return call(settingsApi.edit, { body: { version, ...changes } });
}
