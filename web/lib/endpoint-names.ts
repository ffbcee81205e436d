import type { accountApi } from '#contract/accounts/account.ts';
import type { secondFactorApi } from '#contract/accounts/second-factor.ts';
import type { adminApi } from '#contract/admin.ts';
import type { adminUsersApi } from '#contract/admin-users.ts';
import type { analyticsApi } from '#contract/analytics/analytics.ts';
import type { allReceivedApi } from '#contract/applications/all-received.ts';
import type { applicationsApi } from '#contract/applications/applications.ts';
import type { shortlistApi } from '#contract/applications/board.ts';
import type { applicationFilesApi } from '#contract/applications/files.ts';
import type { gigsApi } from '#contract/applications/gigs.ts';
import type { interviewRoundsApi } from '#contract/applications/interview-rounds.ts';
import type { interviewWeekApi } from '#contract/applications/interview-week.ts';
import type { interviewsApi } from '#contract/applications/interviews.ts';
import type { applicationNotesApi } from '#contract/applications/notes.ts';
import type { catalogueApi } from '#contract/catalogue.ts';
import type { contactApi } from '#contract/contact/contact.ts';
import type { enquiriesApi } from '#contract/contact/enquiries.ts';
import type { leadsApi } from '#contract/contact/leads.ts';
import type { adminCoursesApi } from '#contract/courses/admin-courses.ts';
import type { badgesApi, certificateDeskApi, certificatesApi } from '#contract/courses/certificates.ts';
import type { courseDraftsApi } from '#contract/courses/course-drafts.ts';
import type { coursesApi } from '#contract/courses/courses.ts';
import type { giftsApi } from '#contract/courses/gifts.ts';
import type { learningApi } from '#contract/courses/learning.ts';
import type { pointsApi } from '#contract/courses/points.ts';
import type { coursePurchasesApi } from '#contract/courses/purchases.ts';
import type { dashboardsApi } from '#contract/dashboards.ts';
import type { diagnosticsApi } from '#contract/diagnostics/policy-reports.ts';
import type { siteCheckApi } from '#contract/diagnostics/site-check.ts';
import type { systemChecksApi } from '#contract/diagnostics/system-checks.ts';
import type { attendanceApi } from '#contract/engagements/attendance.ts';
import type { disputeReviewApi } from '#contract/engagements/dispute-review.ts';
import type { disputesApi } from '#contract/engagements/disputes.ts';
import type { engagementsApi } from '#contract/engagements/engagements.ts';
import type { fundingApi } from '#contract/engagements/funding.ts';
import type { settledApi } from '#contract/engagements/settled.ts';
import type { teamApi } from '#contract/engagements/team.ts';
import type { termsApi } from '#contract/engagements/terms.ts';
import type { filesApi } from '#contract/files/files.ts';
import type { allJobsApi } from '#contract/jobs/all-jobs.ts';
import type { askableCoursesApi } from '#contract/jobs/asked-courses.ts';
import type { jobDraftsApi } from '#contract/jobs/job-drafts.ts';
import type { jobsApi } from '#contract/jobs/jobs.ts';
import type { jobModerationApi } from '#contract/jobs/moderation.ts';
import type { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import type { postingsApi } from '#contract/jobs/postings.ts';
import type { savedJobsApi } from '#contract/jobs/saved-jobs.ts';
import type { savedSearchesApi } from '#contract/jobs/saved-searches.ts';
import type { jobSearchApi } from '#contract/jobs/search.ts';
import type { correctionsApi } from '#contract/ledger/corrections.ts';
import type { matchChoicesApi } from '#contract/matching/choices.ts';
import type { fairnessApi } from '#contract/matching/fairness.ts';
import type { matchModelsApi } from '#contract/matching/models.ts';
import type { recommendedApi } from '#contract/matching/recommended.ts';
import type { matchReviewApi } from '#contract/matching/review.ts';
import type { suggestionsApi } from '#contract/matching/suggestions.ts';
import type { conversationsApi, messagingChoicesApi } from '#contract/messaging/conversations.ts';
import type { messagesApi } from '#contract/messaging/messages.ts';
import type { reportsApi } from '#contract/messaging/reports.ts';
import type { messageSearchApi } from '#contract/messaging/search.ts';
import type { cannedAnswersApi, supportApi } from '#contract/messaging/support.ts';
import type { notificationsApi } from '#contract/notifications/notifications.ts';
import type { pushDevicesApi } from '#contract/notifications/push-devices.ts';
import type { approvalsApi } from '#contract/operators/approvals.ts';
import type { auditApi } from '#contract/operators/audit.ts';
import type { operatorsApi } from '#contract/operators/operators.ts';
import type { adminPasskeysApi } from '#contract/operators/passkeys.ts';
import type { settingsApi } from '#contract/operators/settings.ts';
import type { siteApi } from '#contract/operators/site.ts';
import type { teamOfAdminsApi } from '#contract/operators/team.ts';
import type { userNotesApi } from '#contract/operators/user-notes.ts';
import type { viewingsApi } from '#contract/operators/viewings.ts';
import type { panelSearchApi } from '#contract/panel-search.ts';
import type { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import type { billingApi } from '#contract/payments/billing.ts';
import type { chargesApi } from '#contract/payments/charges.ts';
import type { paymentsApi } from '#contract/payments/payments.ts';
import type { providerMoneyApi } from '#contract/payments/provider-money.ts';
import type { trialApi } from '#contract/payments/trial.ts';
import type { adminPayoutsApi } from '#contract/payouts/admin-payouts.ts';
import type { bankAccountsApi } from '#contract/payouts/bank-accounts.ts';
import type { bankStatementsApi } from '#contract/payouts/bank-statements.ts';
import type { batchesApi } from '#contract/payouts/batches.ts';
import type { payoutsApi } from '#contract/payouts/payouts.ts';
import type { statementsApi } from '#contract/payouts/statements.ts';
import type { walletApi } from '#contract/payouts/wallet.ts';
import type { workCalendarApi } from '#contract/profiles/availability.ts';
import type { businessProfilesApi } from '#contract/profiles/business-profiles.ts';
import type { nameChangesApi } from '#contract/profiles/name-review.ts';
import type { profilesApi } from '#contract/profiles/profiles.ts';
import type { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import type { repTrainingApi, trainingVideosApi } from '#contract/training-videos/training-videos.ts';
import type { legalApi } from '#contract/vetting/legal.ts';
import type { vettingApi } from '#contract/vetting/review-api.ts';
import type { waitingApi } from '#contract/waiting.ts';

// Types alone: the schemas of the whole contract would come with every page.
type Api =
  | typeof accountApi
  | typeof adminApi
  | typeof adminUsersApi
  | typeof userNotesApi
  | typeof viewingsApi
  | typeof adminCoursesApi
  | typeof adminPasskeysApi
  | typeof adminPaymentsApi
  | typeof billingApi
  | typeof correctionsApi
  | typeof providerMoneyApi
  | typeof chargesApi
  | typeof paymentsApi
  | typeof settingsApi
  | typeof siteApi
  | typeof shortlistApi
  | typeof trialApi
  | typeof allJobsApi
  | typeof jobModerationApi
  | typeof analyticsApi
  | typeof approvalsApi
  | typeof auditApi
  | typeof operatorsApi
  | typeof applicationFilesApi
  | typeof applicationNotesApi
  | typeof applicationsApi
  | typeof businessProfilesApi
  | typeof badgesApi
  | typeof catalogueApi
  | typeof certificateDeskApi
  | typeof certificatesApi
  | typeof contactApi
  | typeof courseDraftsApi
  | typeof coursePurchasesApi
  | typeof giftsApi
  | typeof coursesApi
  | typeof dashboardsApi
  | typeof allReceivedApi
  | typeof bankAccountsApi
  | typeof adminPayoutsApi
  | typeof bankStatementsApi
  | typeof batchesApi
  | typeof payoutsApi
  | typeof pointsApi
  | typeof statementsApi
  | typeof walletApi
  | typeof diagnosticsApi
  | typeof siteCheckApi
  | typeof systemChecksApi
  | typeof attendanceApi
  | typeof disputeReviewApi
  | typeof disputesApi
  | typeof engagementsApi
  | typeof termsApi
  | typeof fundingApi
  | typeof settledApi
  | typeof filesApi
  | typeof gigsApi
  | typeof interviewRoundsApi
  | typeof interviewsApi
  | typeof interviewWeekApi
  | typeof askableCoursesApi
  | typeof jobDraftsApi
  | typeof jobSearchApi
  | typeof jobsApi
  | typeof enquiriesApi
  | typeof leadsApi
  | typeof learningApi
  | typeof legalApi
  | typeof matchChoicesApi
  | typeof fairnessApi
  | typeof matchModelsApi
  | typeof matchReviewApi
  | typeof recommendedApi
  | typeof suggestionsApi
  | typeof cannedAnswersApi
  | typeof conversationsApi
  | typeof reportsApi
  | typeof supportApi
  | typeof messageSearchApi
  | typeof messagesApi
  | typeof messagingChoicesApi
  | typeof notificationsApi
  | typeof ownJobsApi
  | typeof postingsApi
  | typeof nameChangesApi
  | typeof profilesApi
  | typeof pushDevicesApi
  | typeof repProfilesApi
  | typeof repTrainingApi
  | typeof savedJobsApi
  | typeof savedSearchesApi
  | typeof secondFactorApi
  | typeof teamApi
  | typeof teamOfAdminsApi
  | typeof trainingVideosApi
  | typeof vettingApi
  | typeof panelSearchApi
  | typeof waitingApi
  | typeof workCalendarApi;

type EndpointOf<A> = A extends unknown ? A[keyof A] : never;
type NameOf<E> = E extends { method: infer Method extends string; path: infer Path extends string }
  ? `${Method} ${Path}`
  : never;
type Name = NameOf<EndpointOf<Api>>;

export type Read = Extract<Name, `GET ${string}`>;
export type Write = Exclude<Name, Read>;
