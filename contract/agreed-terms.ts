/**
 * The terms of agreed work. The server decides by these figures, and the agreements, terms of work, screens, emails, help answers
 * and refusals state them. The unit is part of each name.
 */
export const engagementTimes = {
  /** From acceptance, for the rep to agree to the terms of work. */
  agreeHours: 72,
  /** From the rep's agreement, for the business to pay. */
  fundHours: 24,
  /** Before its start, when payment for a later week falls due. */
  fundLaterFromHours: 72,
  /** Before the start, when the rep can first confirm. */
  confirmFromHours: 36,
  /** Before the start, when the time to confirm ends. */
  confirmUntilHours: 16,
  /** Before the start, up to when the business cancels free of charge. */
  freeCancellationHours: 24,
  /** Before the start, when check-in opens. */
  checkInEarlyMinutes: 60,
  /** After the start, when the business can report that the rep has not checked in. */
  noShowMinutes: 60,
  /** After the start, how long a rep waits before reporting that the business is absent. */
  waitMinutes: 30,
  /** From the end of a shift, for the rep to check out. */
  checkOutLateHours: 2,
  /** From the end of the work, for the rep to submit hours and proof. */
  submissionHours: 72,
  /** From submission, for the business to approve or ask for changes. */
  acceptHours: 72,
  /** From the report, for the rep to appeal against a no-show. */
  appealHours: 72,
  /** From the report, for the business to object to a report of its absence. */
  answerHours: 72,
  /** From a rep's cancellation of a paid gig, for the business to use the money for another rep; never past the start. */
  replaceHours: 72,
  /** From the start of a dispute, for both sides to make a statement. */
  disputeBusinessDays: 5,
  /** From the start of a dispute, for our team to decide. */
  disputeDays: 30,
  /** From a decision of our team about a dispute, for either side to appeal. */
  appealDecisionHours: 72,
  /** From the appeal, for another administrator to decide. After that the first decision is carried out. */
  decideAppealDays: 14,
} as const;

/** The largest share of the time left until the start that a deadline takes, where its usual hours are more than that. */
export const noticeShares = {
  /** For the rep to agree. */
  agree: 1 / 3,
  /** For the business to pay. */
  fund: 1 / 3,
} as const;

export const engagementLimits = {
  /** Hours of pay that the rep earns from a late cancellation, or all of the pay if that is less. */
  lateCancellationHours: 4,
  /** How often the business can ask for changes to one submission. */
  changeRequests: 2,
  /** Hours of overtime that a rep may submit for a day, for the business to approve. */
  overtimeHours: 2,
  /** Wrong codes for one job and day, after which the code is replaced. */
  wrongCodes: 10,
  /** Pictures of one milestone. */
  pictures: 10,
  /** Days from the first to the last up to which work is one milestone; longer work is split into weeks. */
  daysInOne: 14,
  /** Days after the last day of a gig for which both sides still see each other's phone number and email. */
  contactDays: 30,
} as const;

/** Promises of the agreements with the marketplace beyond gigs. People keep these promises, and no task of the server does. */
export const agreementTerms = {
  /** Notice before we end an agreement, or transfer it to a new operator. */
  noticeDays: 30,
  /** From a complaint about us, for our answer. */
  complaintBusinessDays: 10,
  /** For a user to report changed details. */
  changedDetailsBusinessDays: 10,
  /** Months of fees that our liability for simple negligence is limited to. */
  liabilityMonths: 12,
  /** After a gig, how long its confidential information stays confidential. */
  confidentialYears: 2,
  /** The greatest age of a utility bill. */
  utilityBillMonths: 3,
} as const;
