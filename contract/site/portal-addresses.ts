import type { ApplicationStatus, TrackerGroup } from '../applications/options.ts';
import type { JobStatus } from '../jobs/options.ts';
import type { LegalUserType } from '../vetting/legal.ts';
import { adminPath, businessPath, repPath, settingsPath } from './sign-in-addresses.ts';

export type BusinessTab = 'dashboard' | 'legal' | 'my-jobs' | 'my-team' | 'messages' | 'training' | 'profile';
export type RepTab =
  | 'dashboard'
  | 'my-work'
  | 'legal'
  | 'wallet'
  | 'browse-jobs'
  | 'my-applications'
  | 'messages'
  | 'training'
  | 'profile';
export type SettingsTab =
  | 'account'
  | 'security'
  | 'devices'
  | 'roles'
  | 'billing'
  | 'notifications'
  | 'appearance'
  | 'sales'
  | 'data';
export type AdminTab =
  | 'today'
  | 'users'
  | 'vetting'
  | 'jobs'
  | 'matches'
  | 'payments'
  | 'payouts'
  | 'disputes'
  | 'courses'
  | 'analytics'
  | 'inbox'
  | 'reviews'
  | 'enquiries'
  | 'approvals'
  | 'team'
  | 'audit'
  | 'settings'
  | 'diagnostics';

function address(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((one): one is [string, string] => one[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

export const businessTabAddress = (tab: BusinessTab, more: { readonly show?: JobStatus | 'drafts' | undefined } = {}) =>
  address(businessPath, { tab, ...more });

/** One's conversations, or one of them. @param shown.message the position of a message to show */
export const messagesAddress = (
  side: 'rep' | 'business',
  shown: {
    readonly conversation?: string | undefined;
    readonly list?: 'archived' | undefined;
    /** The search words. */
    readonly search?: string | undefined;
    readonly message?: string | undefined;
  } = {},
) => address(side === 'rep' ? repPath : businessPath, { tab: 'messages', ...shown });

/** Stands for a conversation's id in an address: the conversation with our team. */
export const withTeam = 'team';

/** One's conversation with our team, whether it exists yet or not. */
export const writeToTeamAddress = (side: 'rep' | 'business') => messagesAddress(side, { conversation: withTeam });

/** The team view: its week by default. */
export const teamParts = ['week', 'hand-ins', 'work', 'reps', 'spend', 'sales'] as const;

export type TeamPart = (typeof teamParts)[number];

/** The people who work for a business. */
export const teamAddress = (
  filter: {
    readonly show?: TeamPart | undefined;
    readonly job?: string | undefined;
    readonly favourites?: 'true' | undefined;
  } = {},
) => address(businessPath, { tab: 'my-team' satisfies BusinessTab, ...filter });

/** A team that is hired again. @param job whose team */
export const rehireAddress = (job?: string) => address(`${businessPath}/team/rehire`, { job });

/** Today's codes, to be shown large or printed. */
export const teamCodesAddress = `${businessPath}/team/codes`;

/** The courses that a business can give, to all hired reps or to the rep of one application; or those that it gave. */
export const giveCoursesAddress = (
  shown: {
    readonly part?: 'given' | undefined;
    readonly course?: string | undefined;
    readonly application?: string | undefined;
  } = {},
) => address(businessPath, { tab: 'training' satisfies BusinessTab, show: 'courses', ...shown });

/** The target of a day's QR code: the code, and the job that it is for. */
export const checkInAddress = (code?: string, job?: string) => address(`${repPath}/my-work`, { code, job });

interface OfBoard {
  readonly show?: ApplicationStatus;
  readonly applicant?: string;
}

export const ownJobAddress = (jobId: string, board: OfBoard = {}) =>
  address(`${businessPath}/jobs/${jobId}`, { ...board });

/** All applications of a business, or those of one job or one status. */
export const receivedAddress = (
  filter: { readonly job?: string | undefined; readonly show?: ApplicationStatus | undefined } = {},
) => address(`${businessPath}/applications`, { ...filter });

export const editJobAddress = (jobId: string) => `${businessPath}/jobs/${jobId}/edit`;

/** @param copy the job that the form begins with @param invite the work whose rep is invited to the job once it is posted */
export const newJobAddress = (copy?: string, invite?: string) => address(`${businessPath}/jobs/new`, { copy, invite });

export const jobDraftAddress = (draft: string) => address(`${businessPath}/jobs/new`, { draft });

export const repTabAddress = (tab: RepTab, more: Readonly<Record<string, string | undefined>> = {}) =>
  address(repPath, { tab, ...more });

export const trackerAddress = (group: TrackerGroup = 'all') =>
  repTabAddress('my-applications', { show: group === 'all' ? undefined : group });

/** A single application of the tracker. */
export const trackedAddress = (application: string) => repTabAddress('my-applications', { application });

/** The jobs that fit a rep. */
export const recommendedAddress = repTabAddress('browse-jobs', { view: 'recommended' });

/** The facts a rep is matched by. @param about.job the job in question */
export const howMatchingWorksAddress = (about: { readonly job?: string | undefined } = {}) =>
  address(`${repPath}/matching`, about);

/** What counts about oneself. */
export const reliabilityAddress = (side: 'rep' | 'business') =>
  `${side === 'rep' ? repPath : businessPath}/reliability`;

export const jobForRepAddress = (jobId: string) => `${repPath}/jobs/${jobId}`;

/** The courses of the portal, or the videos of businesses. */
export const trainingAddress = (
  shown: { readonly show?: 'videos' | undefined; readonly level?: string | undefined } = {},
) => repTabAddress('training', shown);

export const courseAddress = (courseId: string) => `${repPath}/courses/${courseId}`;

export const lessonAddress = (courseId: string, number: number) => `${courseAddress(courseId)}/lessons/${number}`;

export const finalTestAddress = (courseId: string) => `${courseAddress(courseId)}/test`;

/** One's own certificate, to print, to share and to correct. */
export const ownCertificateAddress = (number: string) => `${repPath}/certificates/${number}`;

/** One's work, with its actions. @param code of the day, that was scanned */
export const workAddress = (engagementId: string, code?: string) =>
  address(`${checkInAddress()}/${engagementId}`, { code });

/** A shift that a rep shares. The token is in the fragment, which browsers don't send. */
export const sharedShiftAddress = (token: string) => `/shared-shift#${token}`;

/** The work of one rep, for the business. */
export const teamWorkAddress = (engagementId: string) => `${businessPath}/team/${engagementId}`;

/** The card of one's sales code on a gig, to be printed. */
export const salesCardAddress = (engagementId: string) => `${workAddress(engagementId)}/card`;

/** A place that is offered to a rep on standby. */
export const standbyOfferAddress = (offerId: string) => `${repPath}/standby/${offerId}`;

/** The terms of some work, for one of its sides. */
export const termsAddress = (side: 'rep' | 'business', engagementId: string) =>
  `${side === 'rep' ? workAddress(engagementId) : teamWorkAddress(engagementId)}/terms`;

export const settingsAddress = (tab: SettingsTab) => address(settingsPath, { tab });

/** Also for visitors. */
export const diagnosticsPath = '/diagnostics';

export const userInPanelAddress = (user: string) => address(adminPath, { tab: 'users', user });

/** @param list what waits for a review, or the search words; without it all of them */
export const jobsInPanelAddress = (list?: 'waiting' | 'words') => address(adminPath, { tab: 'jobs', list });

/** What one admin proposed and another approves. */
export const approvalInPanelAddress = (approval: string) =>
  address(adminPath, { tab: 'approvals' satisfies AdminTab, approval });

export const memberInPanelAddress = (member: string) => address(adminPath, { tab: 'team', member });

/** A job, as the team sees it. */
export const jobInPanelAddress = (job: string) => address(adminPath, { tab: 'jobs', job });

/** The work of one rep, as the team sees it. */
export const workInPanelAddress = (work: string) => address(adminPath, { tab: 'disputes', work });

/** The market's analytics. @param shown as the page keeps it in its address */
export const analyticsAddress = (shown: Readonly<Record<string, string | undefined>> = {}) =>
  address(adminPath, { tab: 'analytics' satisfies AdminTab, ...shown });

export const caseInPanelAddress = (vettingId: string) => address(adminPath, { tab: 'vetting', case: vettingId });

export const paymentInPanelAddress = (payment: string) => address(adminPath, { tab: 'payments', payment });

/** Payouts that go to the bank together. */
export const batchInPanelAddress = (batch: string) => address(adminPath, { tab: 'payouts', list: 'batches', batch });

/** A list of the payments or of the payouts: those that have no page for each of their rows. */
export const moneyListAddress = (tab: 'payments' | 'payouts', list: string) => address(adminPath, { tab, list });

/** @param search an address, a name or a number */
export const paymentsInPanelAddress = (search?: string) => address(adminPath, { tab: 'payments', search });

export const legalTabAddress = (userType: LegalUserType) =>
  userType === 'rep' ? repTabAddress('legal') : businessTabAddress('legal');
