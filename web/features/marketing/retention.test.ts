import { expect, test } from 'vitest';
import { contactRetentionMonths } from '#contract/contact/contact.ts';
import { leadRetentionMonths } from '#contract/contact/leads.ts';
import { saleLimits } from '#contract/engagements/sales-options.ts';
import { longestKept } from '#contract/operators/settings.ts';
import { viewingMinutes } from '#contract/operators/viewings.ts';
import { formerTrialMonths } from '#contract/payments/options.ts';
import { lifetimes } from '#server/features/accounts/services/settings.ts';
import { lifetimes as adminLifetimes } from '#server/features/operators/services/settings.ts';
import { variables } from '#server/platform/env-variables.ts';
import { retention } from './retention.ts';

const day = 24 * 60 * 60;

test("the privacy and cookie pages state the server's retention periods", () => {
  expect(retention).toEqual({
    signUpDays: lifetimes.waitingSignUp / day,
    contactMonths: contactRetentionMonths,
    leadMonths: leadRetentionMonths,
    formerTrialMonths,
    documentDays: variables.parse({}).VETTING_DOCUMENTS_DAYS,
    sessionDays: lifetimes.session / day,
    deviceDays: lifetimes.knownDevice / day,
    adminHours: adminLifetimes.session / (60 * 60),
    adminCodeMinutes: adminLifetimes.signIn / 60,
    viewingMinutes,
    readNotificationDays: longestKept.readNotificationDays,
    notificationDays: longestKept.notificationDays,
    scanDays: saleLimits.scanKeptDays,
  });
});
