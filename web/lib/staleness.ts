import type { accountApi } from '#contract/accounts/account.ts';
import type { secondFactorApi } from '#contract/accounts/second-factor.ts';
import type { adminApi } from '#contract/admin.ts';
import type { allReceivedApi } from '#contract/applications/all-received.ts';
import type { applicationsApi } from '#contract/applications/applications.ts';
import type { shortlistApi } from '#contract/applications/board.ts';
import type { applicationFilesApi } from '#contract/applications/files.ts';
import type { gigsApi } from '#contract/applications/gigs.ts';
import type { interviewWeekApi } from '#contract/applications/interview-week.ts';
import type { interviewsApi } from '#contract/applications/interviews.ts';
import type { applicationNotesApi } from '#contract/applications/notes.ts';
import type { catalogueApi } from '#contract/catalogue.ts';
import type { contactApi } from '#contract/contact/contact.ts';
import type { leadsApi } from '#contract/contact/leads.ts';
import type { dashboardsApi } from '#contract/dashboards.ts';
import type { diagnosticsApi } from '#contract/diagnostics.ts';
import type { filesApi } from '#contract/files/files.ts';
import type { allJobsApi } from '#contract/jobs/all-jobs.ts';
import type { jobDraftsApi } from '#contract/jobs/job-drafts.ts';
import type { jobsApi } from '#contract/jobs/jobs.ts';
import type { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import type { postingsApi } from '#contract/jobs/postings.ts';
import type { savedJobsApi } from '#contract/jobs/saved-jobs.ts';
import type { savedSearchesApi } from '#contract/jobs/saved-searches.ts';
import type { jobSearchApi } from '#contract/jobs/search.ts';
import type { LiveEvent } from '#contract/live.ts';
import type { notificationsApi } from '#contract/notifications/notifications.ts';
import type { auditApi } from '#contract/operators/audit.ts';
import type { operatorsApi } from '#contract/operators/operators.ts';
import type { adminPasskeysApi } from '#contract/operators/passkeys.ts';
import type { settingsApi } from '#contract/operators/settings.ts';
import type { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import type { billingApi } from '#contract/payments/billing.ts';
import type { chargesApi } from '#contract/payments/charges.ts';
import type { paymentsApi } from '#contract/payments/payments.ts';
import type { trialApi } from '#contract/payments/trial.ts';
import type { workCalendarApi } from '#contract/profiles/availability.ts';
import type { businessProfilesApi } from '#contract/profiles/business-profiles.ts';
import type { profilesApi } from '#contract/profiles/profiles.ts';
import type { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import type { repTrainingApi, trainingVideosApi } from '#contract/training-videos/training-videos.ts';
import type { legalApi } from '#contract/vetting/legal.ts';
import type { vettingApi } from '#contract/vetting/review-api.ts';
import type { Noun } from './nouns.ts';

// Types alone: the schemas of the whole contract would come with every page.
type Api =
  | typeof accountApi
  | typeof adminApi
  | typeof adminPasskeysApi
  | typeof adminPaymentsApi
  | typeof billingApi
  | typeof chargesApi
  | typeof paymentsApi
  | typeof settingsApi
  | typeof shortlistApi
  | typeof trialApi
  | typeof allJobsApi
  | typeof auditApi
  | typeof operatorsApi
  | typeof applicationFilesApi
  | typeof applicationNotesApi
  | typeof applicationsApi
  | typeof businessProfilesApi
  | typeof catalogueApi
  | typeof contactApi
  | typeof dashboardsApi
  | typeof allReceivedApi
  | typeof diagnosticsApi
  | typeof filesApi
  | typeof gigsApi
  | typeof interviewsApi
  | typeof interviewWeekApi
  | typeof jobDraftsApi
  | typeof jobSearchApi
  | typeof jobsApi
  | typeof leadsApi
  | typeof legalApi
  | typeof notificationsApi
  | typeof ownJobsApi
  | typeof postingsApi
  | typeof profilesApi
  | typeof repProfilesApi
  | typeof repTrainingApi
  | typeof savedJobsApi
  | typeof savedSearchesApi
  | typeof secondFactorApi
  | typeof trainingVideosApi
  | typeof vettingApi
  | typeof workCalendarApi;

type EndpointOf<A> = A extends unknown ? A[keyof A] : never;
type NameOf<E> = E extends { method: infer Method extends string; path: infer Path extends string }
  ? `${Method} ${Path}`
  : never;
type Name = NameOf<EndpointOf<Api>>;

export type Read = Extract<Name, `GET ${string}`>;
export type Write = Exclude<Name, Read>;

/** What each answer tells of. Null: nothing that happens makes it stale while it is shown, or looking again is recorded. */
export const tells: Record<Read, Noun | null> = {
  'GET /api/account': 'account',
  'GET /api/account/export': 'account',
  'GET /api/account/export/copy': null,
  'GET /api/account/sessions': 'devices',
  'GET /api/admin-standing': null,
  'GET /api/admin/audit': null,
  'GET /api/admin/figures': null,
  'GET /api/admin/jobs': null,
  'GET /api/admin/jobs/:jobId': null,
  'GET /api/admin/passkeys': 'admin passkeys',
  'GET /api/admin/payment-differences': 'payments',
  'GET /api/admin/payment-notifications': 'payments',
  'GET /api/admin/payments': 'payments',
  // That somebody looked is recorded.
  'GET /api/admin/payments/:merchantPaymentId': null,
  'GET /api/admin/policy-reports': null,
  'GET /api/admin/refunds': 'payments',
  'GET /api/admin/session': null,
  'GET /api/admin/settings': 'settings',
  'GET /api/admin/subscriptions': 'payments',
  'GET /api/admin/users': null,
  'GET /api/admin/users/:userId': null,
  'GET /api/admin/vetting': 'cases',
  'GET /api/admin/vetting/:vettingId': null,
  'GET /api/admin/vetting/counts': 'cases',
  'GET /api/applications/:applicationId/files/:purpose/link': null,
  'GET /api/applications/:applicationId/gig': 'applications',
  'GET /api/applications/:applicationId/gig.ics': null,
  'GET /api/applications/:applicationId/interview.ics': null,
  'GET /api/billing': 'billing',
  'GET /api/billing/details': 'billing',
  'GET /api/business/application-jobs': 'applications',
  'GET /api/business/applications': 'applications',
  'GET /api/business/applications/:applicationId': 'applications',
  'GET /api/business/dashboard': 'dashboards',
  'GET /api/business/interviews': 'applications',
  'GET /api/business/job-counts': 'jobs',
  'GET /api/business/job-drafts': 'job drafts',
  'GET /api/business/job-drafts/:draftId': null,
  'GET /api/business/jobs': 'jobs',
  'GET /api/business/jobs/:jobId': 'jobs',
  'GET /api/business/jobs/:jobId/applications': 'applications',
  'GET /api/business/jobs/:jobId/applications/counts': 'applications',
  'GET /api/business/profile': null,
  'GET /api/business/training-video-jobs': 'jobs',
  'GET /api/business/training-videos': 'own videos',
  'GET /api/charges': 'settings',
  'GET /api/files': 'files',
  'GET /api/files/:fileId/link': null,
  'GET /api/industries': null,
  'GET /api/job-counts': 'jobs',
  'GET /api/jobs': 'jobs',
  'GET /api/jobs/:jobId': 'jobs',
  'GET /api/legal/:userType/agreement': 'legal',
  'GET /api/legal/:userType/signed-copy': null,
  'GET /api/legal/:userType/status': 'legal',
  'GET /api/locations': null,
  'GET /api/me': 'me',
  'GET /api/notifications': 'notifications',
  'GET /api/notifications/unread': 'notifications',
  'GET /api/payments': 'own payments',
  'GET /api/payments/:merchantPaymentId': 'own payments',
  'GET /api/payments/:merchantPaymentId/receipt': null,
  'GET /api/postings': null,
  'GET /api/postings/newest': null,
  'GET /api/rep/applications': 'applications',
  'GET /api/rep/applications/counts': 'applications',
  'GET /api/rep/dashboard': 'dashboards',
  'GET /api/rep/earnings': 'dashboards',
  'GET /api/rep/gigs': 'applications',
  'GET /api/rep/profile': null,
  'GET /api/rep/recommended-jobs': 'jobs',
  'GET /api/rep/saved-jobs': 'saved jobs',
  'GET /api/rep/saved-searches': 'saved searches',
  'GET /api/rep/training-videos': 'videos to watch',
  'GET /api/rep/work-calendar': 'work calendar',
  'GET /api/skills': null,
  'GET /api/trial-status': 'trial',
};

const ofApplication = ['applications', 'jobs', 'saved jobs', 'dashboards', 'videos to watch'] as const;
const ofJob = ['jobs', 'saved jobs', 'applications', 'dashboards', 'own videos'] as const;

/** Who may go on sees again what the gate kept from them. */
const ofBilling = ['billing', 'own payments', 'trial'] as const;

/** What each news of the live stream makes stale. */
export const staleAfterNews: Record<LiveEvent['type'], readonly Noun[]> = {
  'application.changed': ofApplication,
  'billing.changed': ofBilling,
  'case.changed': ['cases'],
  'job.changed': ofJob,
  'ledger.changed': ['dashboards'],
  'legal.changed': ['legal'],
  'notification.changed': ['notifications'],
  'training.changed': ['videos to watch'],
};

/** What each act makes stale. Nothing: nobody is shown it, or the answer to the act is put in the place of what was shown. */
export const staleAfterWrite: Record<Write, readonly Noun[]> = {
  'DELETE /api/account/email-change': ['account'],
  'DELETE /api/account/second-factor-removal': ['account'],
  'DELETE /api/account/sessions/:sessionId': ['devices'],
  'DELETE /api/admin/session': [],
  'DELETE /api/admin/sessions': [],
  'DELETE /api/admin/vetting/:vettingId/claim': [],
  'DELETE /api/business/applications/:applicationId/note': ['applications'],
  'DELETE /api/business/applications/:applicationId/shortlisting': ['applications'],
  'DELETE /api/business/job-drafts/:draftId': ['job drafts'],
  'DELETE /api/business/training-videos/:videoId': ['own videos'],
  'DELETE /api/rep/saved-jobs/:jobId': ['saved jobs'],
  'DELETE /api/rep/saved-searches/:searchId': ['saved searches'],
  'PATCH /api/account/notifications': [],
  'PATCH /api/business/jobs/:jobId': ofJob,
  'PATCH /api/business/profile': ['me'],
  'PATCH /api/business/training-videos/:videoId': ['own videos'],
  // What is recommended, and what is near, goes by it.
  'PATCH /api/rep/profile': ['me', 'jobs'],
  'PATCH /api/rep/saved-searches/:searchId': ['saved searches'],
  'POST /api/account/business-profile': [],
  'POST /api/account/closure': [],
  'POST /api/account/completion': [],
  'POST /api/account/export': ['account'],
  'POST /api/account/rep-profile': [],
  'POST /api/admin/passkeys': ['admin passkeys'],
  'POST /api/admin/passkeys/:passkeyId/removal': ['admin passkeys'],
  'POST /api/admin/passkeys/challenges': [],
  'POST /api/admin/payment-differences/:differenceId/settlement': ['payments'],
  'POST /api/admin/payment-notifications/:notificationId/confirmation': ['payments'],
  'POST /api/admin/payment-notifications/:notificationId/dismissal': ['payments'],
  'POST /api/admin/payment-notifications/:notificationId/vouching': ['payments'],
  'POST /api/admin/payments/:merchantPaymentId/chargeback': ['payments'],
  'POST /api/admin/payments/:merchantPaymentId/refunds': ['payments'],
  'POST /api/admin/refunds/:refundId/approval': ['payments'],
  'POST /api/admin/refunds/:refundId/eft': ['payments'],
  'POST /api/admin/refunds/:refundId/rejection': ['payments'],
  'POST /api/admin/sign-ins': [],
  'POST /api/admin/sign-ins/code': [],
  'POST /api/admin/sign-ins/passkey': [],
  'POST /api/admin/sign-ins/passkey-challenges': [],
  // A look at a person is recorded: the answer is put in its place.
  'POST /api/admin/users/:userId/second-factor-removal': [],
  'POST /api/admin/vetting/:vettingId/approval': ['cases'],
  'POST /api/admin/vetting/:vettingId/claim': [],
  'POST /api/admin/vetting/:vettingId/documents/:documentId/request': ['cases'],
  'POST /api/admin/vetting/:vettingId/number-check': ['cases'],
  'POST /api/admin/vetting/:vettingId/rejection': ['cases'],
  'POST /api/admin/vetting/:vettingId/reopening': ['cases'],
  'POST /api/billing/cancellation': ofBilling,
  'POST /api/billing/card-expiry': ['billing'],
  'POST /api/billing/card-update': [],
  'POST /api/billing/card-update/return': ofBilling,
  'POST /api/billing/refund': ofBilling,
  'POST /api/billing/refunds/:refundId/account': ['billing'],
  'POST /api/billing/resumption': ofBilling,
  'POST /api/business/applications/:applicationId/acceptance': ofApplication,
  'POST /api/business/applications/:applicationId/interview': ofApplication,
  'POST /api/business/applications/:applicationId/interviews': ofApplication,
  'POST /api/business/applications/:applicationId/rejection': ofApplication,
  'POST /api/business/interviews/:interviewId/cancellation': ofApplication,
  'POST /api/business/job-drafts': ['job drafts'],
  'POST /api/business/job-drafts/:draftId/publication': [...ofJob, 'job drafts'],
  'POST /api/business/jobs': ofJob,
  'POST /api/business/jobs/:jobId/closure': ofJob,
  'POST /api/business/jobs/:jobId/fulfilment': ofJob,
  'POST /api/business/jobs/:jobId/pause': ofJob,
  'POST /api/business/jobs/:jobId/rejections': ofApplication,
  'POST /api/business/jobs/:jobId/reopening': ofJob,
  'POST /api/business/training-videos': ['own videos'],
  'POST /api/business/training-videos/:videoId/activation': ['own videos'],
  'POST /api/business/training-videos/:videoId/deactivation': ['own videos'],
  // What is uploaded is part of what the person still has to send.
  'POST /api/files/:fileId/removal': ['files', 'legal'],
  'POST /api/files/:purpose': ['files', 'legal'],
  'POST /api/jobs/:jobId/applications': ofApplication,
  'POST /api/jobs/:jobId/views': [],
  'POST /api/leads': [],
  'POST /api/leads/withdrawal': [],
  'POST /api/legal/submission': ['legal'],
  'POST /api/mail-stops': [],
  'POST /api/notifications/:notificationId/read': ['notifications'],
  'POST /api/notifications/read': ['notifications'],
  'POST /api/payments/checkouts': ofBilling,
  'POST /api/rep/applications/:applicationId/withdrawal': ofApplication,
  'POST /api/rep/dashboard/visits': [],
  'POST /api/rep/interviews/:interviewId/acceptance': ofApplication,
  'POST /api/rep/interviews/:interviewId/decline': ofApplication,
  'POST /api/rep/saved-jobs/:jobId': ['saved jobs'],
  'POST /api/rep/saved-searches': ['saved searches'],
  'POST /api/saved-search-stops': [],
  'POST /api/second-factor-undo': [],
  'POST /functions/v1/send-contact-email': [],
  'PUT /api/admin/settings': ['settings'],
  'PUT /api/billing/details': ['billing'],
  'PUT /api/business/applications/:applicationId/note': ['applications'],
  'PUT /api/business/jobs/:jobId/briefing': ['applications'],
  'PUT /api/business/applications/:applicationId/shortlisting': ['applications'],
  'PUT /api/business/job-drafts/:draftId': ['job drafts'],
  // What is in the way of a job goes by it.
  'PUT /api/rep/work-calendar': ['work calendar', 'jobs'],
};
