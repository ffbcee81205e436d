/** From the end of a gig, for both sides to review it. Then the reviews are published, even if one is missing. */
export const reviewDays = 14;

/** A call of the landing page, which is made at build, in the browser. */
export const quotedReviewsPath = '/api/reviews/quoted';

/** Why our team decides about a review: someone reported it, or it is not published before the team has checked it. */
export const reviewCaseKinds = ['reported', 'same_person', 'suspended'] as const;

export type ReviewCaseKind = (typeof reviewCaseKinds)[number];

/** What two accounts have in common: a number or a file of their verification, a phone number, a device. */
export const sharedTraits = ['number', 'file', 'phone', 'device'] as const;

export type SharedTrait = (typeof sharedTraits)[number];

/** What a case is about. */
export const reviewParts = ['review', 'reply'] as const;

export const reviewReportReasons = ['untrue', 'abuse', 'private', 'other'] as const;

export type ReviewReportReason = (typeof reviewReportReasons)[number];

export const reviewOutcomes = ['shown', 'hidden'] as const;

export type ReviewOutcome = (typeof reviewOutcomes)[number];
