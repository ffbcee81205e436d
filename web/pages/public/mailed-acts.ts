import { secondFactorApi } from '#contract/accounts/second-factor.ts';
import { leadsApi } from '#contract/contact/leads.ts';
import { savedSearchesApi } from '#contract/jobs/saved-searches.ts';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { billingApi } from '#contract/payments/billing.ts';
import { bankAccountsApi } from '#contract/payouts/bank-accounts.ts';
import { call } from '#web/lib/api-client.ts';

const endpoints = {
  confirmBankAccount: bankAccountsApi.confirm,
  undoBankAccount: bankAccountsApi.undo,
  confirmRefundAccount: billingApi.confirmRefundAccount,
  undoRefundAccount: billingApi.undoRefundAccount,
  stopMails: notificationsApi.stopMails,
  stopSearchMails: savedSearchesApi.stopMails,
  undoSecurityChange: secondFactorApi.undo,
  withdrawConsent: leadsApi.withdraw,
} as const;

/** What a link in an email does once its user confirms. */
export type MailedAct = keyof typeof endpoints;

/** Loaded when the user confirms. Throws an ApiError for an unknown token. */
export const perform = (act: MailedAct, token: string): Promise<unknown> => call(endpoints[act], { body: { token } });
