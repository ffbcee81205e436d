import { z } from 'zod';
import { notificationChoices } from '../accounts/notification-choices.ts';
import { roles } from '../accounts/roles.ts';
import { applicationStep } from '../applications/applications.ts';
import { interview } from '../applications/interview.ts';
import { privateNote } from '../applications/notes.ts';
import { applicationStatuses } from '../applications/options.ts';
import { pointEntry } from '../courses/points.ts';
import { attendance, handIn, workPicture } from '../engagements/attendance.ts';
import { dispute } from '../engagements/disputes.ts';
import { engagement, engagementStep } from '../engagements/engagements.ts';
import { ownPayHold } from '../engagements/settled.ts';
import { keptTerms } from '../engagements/terms.ts';
import { id, timestamp } from '../fields.ts';
import { fileDescription } from '../files/files.ts';
import { jobDraftDetail } from '../jobs/job-drafts.ts';
import { jobDetail } from '../jobs/jobs.ts';
import { jobCaseOutcomes, jobReportReasons } from '../jobs/moderation-options.ts';
import { savedSearch } from '../jobs/saved-searches.ts';
import { message } from '../messaging/messages.ts';
import { conversationKinds, memberSides } from '../messaging/options.ts';
import { reportOutcomes, reportReasons } from '../messaging/reports.ts';
import { notification } from '../notifications/notifications.ts';
import { pushDevice } from '../notifications/push-devices.ts';
import { bankAccount } from '../payouts/bank-accounts.ts';
import { bankAccountStatuses } from '../payouts/options.ts';
import { payout } from '../payouts/payouts.ts';
import { numberCheck } from '../vetting/cases.ts';
import { documentTypes, legalUserTypes, vettingStatuses, vettingSteps } from '../vetting/legal.ts';
import { exportedCourse } from './exported-courses.ts';
import { exportedMatching } from './exported-matching.ts';
import { exportedBilling, exportedMoney } from './exported-money.ts';
import { exportedBusinessProfile, exportedNameChange, exportedRepProfile } from './exported-profiles.ts';

/** Its place by name. */
const placed = { location: z.string() };

const jobContent = jobDetail
  .omit({ id: true, companyName: true, status: true, closesOn: true, createdAt: true })
  .extend(placed);

const job = jobDetail.omit({ companyName: true }).extend({
  ...placed,
  closedAt: timestamp.nullable(),
  mostApplicants: z.int().nullable(),
  takesAllApplicants: z.boolean(),
  /** What it said before it was edited. */
  formerVersions: z.array(jobContent.extend({ replacedAt: timestamp })),
});

const trainingVideo = z.object({
  title: z.string(),
  description: z.string().nullable(),
  videoUrl: z.string(),
  /** Null: for all new hires. */
  jobId: id.nullable(),
  jobTitle: z.string().nullable(),
  isActive: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

/** An interview as it was proposed, also one that was replaced or cancelled. */
const interviewRecord = interview.omit({ id: true }).extend({ applicationId: id, as: z.enum(['rep', 'business']) });

const application = z.object({
  id,
  jobId: id,
  jobTitle: z.string(),
  companyName: z.string(),
  status: z.enum(applicationStatuses),
  message: z.string(),
  appliedAt: timestamp,
  steps: z.array(applicationStep),
});

/** A step that this person took with somebody else's application. */
const decision = applicationStep.extend({ applicationId: id, jobId: id });

const session = z.object({
  device: z.string(),
  address: z.string().nullable(),
  signedInAt: timestamp,
  lastSeenAt: timestamp,
  endsAt: timestamp,
});

const signature = z.object({
  as: z.enum(legalUserTypes),
  version: z.string(),
  /** What was signed, to the letter. */
  text: z.string(),
  textSha256: z.string(),
  typedName: z.string(),
  accountName: z.string().nullable(),
  accountEmail: z.string(),
  address: z.string(),
  userAgent: z.string().nullable(),
  signedAt: timestamp,
});

const vettingCase = z.object({
  as: z.enum(legalUserTypes),
  status: z.enum(vettingStatuses),
  reason: z.string().nullable(),
  submittedAt: timestamp,
  decidedAt: timestamp.nullable(),
  documents: z.array(z.object({ type: z.enum(documentTypes), name: z.string(), sentAt: timestamp })),
  /** What came of numbers on the documents; the numbers are not kept. */
  numbers: z.array(numberCheck.omit({ checkedBy: true })),
  steps: z.array(z.object({ step: z.enum(vettingSteps), note: z.string().nullable(), at: timestamp })),
});

/** Everything about one person, for that person. */
export const accountExport = z.object({
  exportedAt: timestamp,
  account: z.object({
    id,
    email: z.string(),
    newEmail: z.string().nullable(),
    emailConfirmedAt: timestamp.nullable(),
    lastSignInAt: timestamp.nullable(),
    createdAt: timestamp,
    /** What the sign-up form sent along. */
    signUpDetails: z.record(z.string(), z.unknown()),
    roles: z.array(z.enum(roles)),
    secondFactors: z.array(z.object({ type: z.string(), addedAt: timestamp })),
    passkeys: z.array(z.object({ name: z.string().nullable(), addedAt: timestamp, lastUsedAt: timestamp.nullable() })),
    notifications: notificationChoices,
  }),
  sessions: z.array(session),
  /** Recognised by something that says no more about them. */
  knownDevices: z.array(z.object({ firstSeenAt: timestamp, lastSeenAt: timestamp })),
  /** That went out to their address in the last 30 days. */
  mails: z.array(z.object({ subject: z.string(), sentAt: timestamp })),
  suspensions: z.array(z.object({ reason: z.string(), since: timestamp, liftedAt: timestamp.nullable() })),
  seenAsByTeam: z.array(z.object({ reason: z.string(), from: timestamp, until: timestamp.nullable() })),
  rep: exportedRepProfile.nullable(),
  business: exportedBusinessProfile.nullable(),
  nameChanges: z.array(exportedNameChange),
  jobs: z.array(job),
  jobDrafts: z.array(
    jobDraftDetail
      .pick({ content: true, createdAt: true, updatedAt: true })
      .extend({ namedCourses: jobDetail.shape.namedCourses }),
  ),
  /** The jobs that the person looked at as a rep. */
  viewedJobs: z.array(z.object({ jobId: id, day: z.string() })),
  savedJobs: z.array(z.object({ jobId: id, jobTitle: z.string(), savedAt: timestamp })),
  savedSearches: z.array(savedSearch.omit({ id: true })),
  trainingVideos: z.array(trainingVideo),
  courses: z.array(exportedCourse),
  points: z.array(pointEntry),
  /** Since when what businesses decide is new to the person. */
  dashboardSeenAt: timestamp.nullable(),
  applications: z.array(application),
  decisions: z.array(decision),
  interviews: z.array(interviewRecord),
  /** What the person noted about applicants, for themselves. */
  applicantNotes: z.array(privateNote.extend({ applicationId: id })),
  /** What they asked of those whom they accepted. */
  briefings: z.array(z.object({ jobId: id, bring: z.string(), updatedAt: timestamp })),
  /** Whom they put on a shortlist, and when. */
  shortlistedApplicants: z.array(z.object({ applicationId: id, at: timestamp })),
  files: z.array(
    fileDescription.extend({
      /** Of the file as it was uploaded. */
      sha256: z.string(),
      replacedAt: timestamp.nullable(),
    }),
  ),
  signatures: z.array(signature),
  vetting: z.array(vettingCase),
  /** With what the person wrote; what others wrote is theirs. */
  conversations: z.array(
    z.object({
      kind: z.enum(conversationKinds),
      as: z.enum(memberSides),
      title: z.string(),
      jobTitle: z.string().nullable(),
      muted: z.boolean(),
      archived: z.boolean(),
      messages: z.array(
        message.pick({ content: true, attachments: true, createdAt: true, editedAt: true, deletedAt: true }),
      ),
    }),
  ),
  /** What the person had the team look at. */
  messageReports: z.array(
    z.object({
      conversationId: id,
      messageId: id.nullable(),
      reason: z.enum(reportReasons),
      details: z.string().nullable(),
      outcome: z.enum(reportOutcomes).nullable(),
      createdAt: timestamp,
      decidedAt: timestamp.nullable(),
    }),
  ),
  /** Jobs that the person had the team look at. */
  jobReports: z.array(
    z.object({
      jobId: id,
      reason: z.enum(jobReportReasons),
      details: z.string().nullable(),
      outcome: z.enum(jobCaseOutcomes).nullable(),
      createdAt: timestamp,
      decidedAt: timestamp.nullable(),
    }),
  ),
  /** Jobs of the person that the team took down, and what they answered. */
  jobTakeDowns: z.array(
    z.object({
      jobId: id,
      reason: z.string(),
      takenDownAt: timestamp,
      putBackAt: timestamp.nullable(),
      putBackReason: z.string().nullable(),
      answers: z.array(z.object({ text: z.string(), asksBack: z.boolean(), createdAt: timestamp })),
    }),
  ),
  blockedPeople: z.array(z.object({ name: z.string(), since: timestamp })),
  /** Whether others see what they have seen. */
  showsSeen: z.boolean(),
  /** What the person was told inside the app, as long as it is kept. */
  notifications: z.array(notification),
  /** Where they are told things at once. */
  pushDevices: z.array(pushDevice.omit({ id: true, current: true })),
  /** Of gigs. Kept when the account is deleted, without a name: tax law asks for it. */
  billing: exportedBilling,
  engagements: z.array(
    engagement.extend({
      steps: z.array(engagementStep),
      terms: z.array(keptTerms),
      attendances: z.array(attendance),
      handIns: z.array(handIn),
      pictures: z.array(workPicture),
      disputes: z.array(dispute),
      /** What of the rep's pay was ever on hold after a chargeback; empty for the business. */
      payHolds: z.array(ownPayHold),
    }),
  ),
  /** Whom they would have again, for themselves. */
  favouriteReps: z.array(z.object({ name: z.string(), since: timestamp })),
  /** By a business that they worked for, or to a rep who worked for them. */
  jobInvitations: z.array(z.object({ jobId: id, jobTitle: z.string(), name: z.string(), at: timestamp })),
  /** How the rep is and was matched with jobs, or the business with reps. */
  matching: exportedMatching,
  money: exportedMoney,
  /** The rep's way to the bank. */
  wallet: z.object({
    bankAccounts: z.array(bankAccount.extend({ status: z.enum(bankAccountStatuses), askedAt: timestamp })),
    payouts: z.array(payout),
    holds: z.array(
      z.object({ reason: z.string(), whatToDo: z.string(), placedAt: timestamp, liftedAt: timestamp.nullable() }),
    ),
  }),
});

export type AccountExport = z.output<typeof accountExport>;
