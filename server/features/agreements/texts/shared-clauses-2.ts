import { agreementTerms, engagementLimits, engagementTimes, noticeShares } from '#contract/agreed-terms.ts';
import { formatPercent } from '#contract/amounts.ts';
import { brand } from '#contract/brand.ts';
import { refundDays } from '#contract/payments/options.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { quantity } from '#domain/shared/quantity.ts';
import type { AgreementFigures, AgreementVersion, Clause } from './compose-agreement.ts';

// Part of published texts: see compose-agreement.ts. A new version of an agreement gets new files, and these stay as they are.

type Section = AgreementVersion['sections'][number];

const { company, name } = brand;
const support = usualSupport;
const times = engagementTimes;

export const hours = (count: number) => quantity(count, 'hour');
const minutes = (count: number) => quantity(count, 'minute');
export const businessDays = (count: number) => quantity(count, 'business day');

/** A deadline that is shorter when the start is near. */
const withinShare = (count: number, share: number) =>
  `within ${hours(count)}, or within ${formatPercent(Math.round(share * 100) * 100)} of the time left until the start if that is less`;

export const whenAgreed: readonly Clause[] = [
  `When the business accepts an application, we write terms of work for that gig: the work, the place, the days and hours, the pay and our fee. The rep signs them ${withinShare(times.agreeHours, noticeShares.agree)}. The business then signs and pays ${withinShare(times.fundHours, noticeShares.fund)}.`,
  'A gig is agreed once both have signed its terms of work. Until then neither owes the other anything. If a signature or the payment is missing when its time is over, the gig expires.',
  `Work over more than ${quantity(engagementLimits.daysInOne, 'day')} is split into weeks. Each week is paid for by itself, ${hours(times.fundLaterFromHours)} before it begins.`,
  'The terms of work bind both sides. A change is a new version that both sign. Until then the earlier version applies. If the terms of work and this agreement differ, the terms of work decide.',
  `Where a gig is not paid through ${name}, it is agreed as posted when the business accepts the application. The two of you then settle the pay and any cancellation between yourselves, and the parts of this agreement about payment, check-in, hours and disputes on the marketplace do not apply to it.`,
];

export const absence: readonly Clause[] = [
  `The rep confirms the gig between ${hours(times.confirmFromHours)} and ${hours(times.confirmUntilHours)} before the start. A gig that is agreed or paid for later than that shows its own time to confirm. A rep who signs within ${hours(times.confirmFromHours)} before the start confirms by signing. Without a confirmation the gig expires, and the business gets all of its money back.`,
  `Check-in opens ${minutes(times.checkInEarlyMinutes)} before the start. If the rep has not checked in ${minutes(times.noShowMinutes)} after the start, the business may report a no-show. A gig without a check-in ${hours(times.submissionHours)} after its end also counts as one. The rep may appeal within ${hours(times.appealHours)}, and until the end of the work may still check in. Otherwise the business gets all of its money back.`,
  `If the rep is there and the business is not, the rep records it, waits until ${minutes(times.waitMinutes)} after the start and reports it. The business may object within ${hours(times.answerHours)}. Otherwise the rep is paid as for a late cancellation.`,
];

export const approval: readonly Clause[] = [
  `After the work the rep submits the hours, and the proof that the terms of work ask for, within ${hours(times.submissionHours)}. If the rep does not, we submit the recorded times of check-in and check-out.`,
  `The business approves the hours or asks for changes within ${hours(times.acceptHours)}, up to ${engagementLimits.changeRequests} times and each time with a reason. If it does neither, we approve the hours for it.`,
  `Either side may open a dispute from check-in until the hours are approved. The money then stays on hold. Both sides have ${businessDays(times.disputeBusinessDays)} to make a statement. If only one side makes one in that time, the dispute is decided for that side. Otherwise our team decides how much of the pay was earned, and our fee follows in proportion. A dispute that is not decided within ${quantity(times.disputeDays, 'day')} ends as if it had not been opened.`,
];

export const cancelledByBusiness = `The business may cancel free of charge up to ${hours(times.freeCancellationHours)} before the start. If it cancels later than that, the rep earns ${hours(engagementLimits.lateCancellationHours)} of pay, or all of the pay if that is less. We keep our fee on that part, and the business gets the rest back.`;

export const cancelledByRep = `The rep may cancel until the start and owes nothing for it. For ${hours(times.replaceHours)} after that, and never past the start, the business may pay for another rep of the same job with its money. We refund what it does not use, or all of it at once if the business asks. Where a licensed partner holds the money, all of it goes back at once.`;

export const afterStart = 'Once the work has begun, neither side can cancel it. What is wrong then is a dispute.';

const bearers = {
  rep: 'We deduct it from the pay of the rep.',
  business: 'The business pays it on top of the pay.',
} as const;

/** States the fee at the time of signing, and that later fees don't apply retroactively. */
export const feeClause = ({ feeBasisPoints, feeBearer }: AgreementFigures): Clause =>
  `${
    feeBasisPoints === 0
      ? 'We charge no fee on gigs.'
      : `Our fee is ${formatPercent(feeBasisPoints)} of the pay of a gig that is paid through ${name}. ${bearers[feeBearer]}`
  } This is the fee on the day you sign. The terms of work of each gig state the fee for that gig, and a later change of our fee does not affect a gig for which the rep was already accepted.`;

export const chargebackClause =
  'If a bank reverses a card payment, a person on our team decides what happens to the money of that gig. No deadline releases it.';

export const freeDays = (days: number) =>
  days === 0
    ? 'A new account has no free trial.'
    : `A new account is free for ${quantity(days, 'day')}, once for each email address.`;

export const coolingOff: Clause = `You may cancel a new subscription within ${refundDays} days of its first payment and get that payment back, once, without a reason or a penalty. This is the right that section 44 of ECTA gives to consumers, with the refund within 30 days. We give it to every subscriber, also after you have used the service.`;

export const dataSection: Section = {
  heading: 'Your personal information',
  clauses: [
    `${name} is a responsible party under the Protection of Personal Information Act 4 of 2013 (POPIA). The privacy notice on our site explains in full what we process and why. This section is a summary and your consent.`,
    [
      'You consent to our processing of your information, including the documents that you upload, to',
      'confirm who you are and that your documents are genuine, which a person on our team does;',
      'prevent fraud, and detect the same document in more than one account;',
      'run the marketplace, suggest matches, keep records, and pay or invoice you;',
      'comply with the law, such as tax law.',
    ],
    'We encrypt identity and company documents. Only the people who do the vetting see them, we log every view, and we delete them once their retention period is over. The other side of a gig never sees them.',
    'No machine alone makes a decision that affects you substantially. A person reviews every vetting, and a person decides on every application. You may ask for the reasons and respond to them.',
    'You may ask at any time to see, correct or delete your information, free of charge, and we answer within 30 days. You may withdraw this consent. We then stop the processing that depends on it, and you may no longer be able to use what needs vetting. What we did before stays lawful, and we keep the records that the law requires.',
    'You may complain to the Information Regulator of South Africa (enquiries@inforegulator.org.za).',
  ],
};

export const confidentialitySection: Section = {
  heading: 'Confidentiality',
  clauses: [
    `Keep confidential what you learn through a gig or the marketplace about the business, plans, prices or customers of others, unless it is public, and use it only for the gig. This duty lasts ${quantity(agreementTerms.confidentialYears, 'year')} after the gig. For personal information and trade secrets it lasts as long as the law protects them.`,
    'You may disclose what a law, a court or a regulator requires, and what you need to get advice from your lawyer, accountant or trade union.',
    'Process the personal information of customers only as the other side of the gig instructs, keep it safe, and return or delete it when the gig ends. Notify the other side and us without delay if it may have reached the wrong people.',
  ],
};

export const complaintsSection: Section = {
  heading: 'Disagreements and complaints',
  clauses: [
    'Talk to each other first. For a disagreement about a gig, open a dispute on the marketplace.',
    'If you do not accept how a dispute was decided, you may ask for mediation by a mediator whom both sides accept, or whom the Arbitration Foundation of Southern Africa (AFSA) appoints. The sides share its cost equally unless they agree otherwise.',
    'Nothing in this agreement keeps you from a court (the Small Claims Court included), from the CCMA, from the National Consumer Commission or an ombud, or from urgent relief.',
    `Complaints about us: ${support.email} or ${support.phone}. We answer within ${businessDays(agreementTerms.complaintBusinessDays)}.`,
  ],
};

export const lawSection: Section = {
  heading: 'Governing law and general terms',
  clauses: [
    'The law of the Republic of South Africa applies. Its courts decide, at the place that the law determines. You may always use the Magistrate’s Court where you live or have your business.',
    'This agreement, the terms of use and the privacy notice on our site belong together. If they contradict each other, this agreement decides.',
    'If part of this agreement is invalid, the rest remains in force. A right that is not used at once is not given up.',
    `You may not transfer this agreement to another person. We may transfer it to a new operator of the marketplace with ${quantity(agreementTerms.noticeDays, 'day')}’ notice, if your rights stay the same.`,
    'We may publish a new version of this agreement on the Legal tab of your account. It binds you only once you have signed it. Until then the version you signed applies: you can finish the gigs that were agreed, and cannot start new ones.',
    `We send notices to the email address of your account. Send yours to ${support.email}. ${company.legalName} has its seat in ${company.city}, ${company.country}.`,
  ],
};

export const signatureSection: Section = {
  heading: 'Electronic signature',
  clauses: [
    'You sign by ticking the box and typing your full name, as sections 13, 14 and 15 of the Electronic Communications and Transactions Act 25 of 2002 (ECTA) allow. You agree that this identifies you, shows that you approve this text, and is as reliable as this agreement needs.',
    'As proof we store the exact text and its digital fingerprint (SHA-256), the name that you type, your account, your session, the time, your network address and browser, and the tick. Each record includes the fingerprint of the one before it, so that a later change can be detected.',
    'We email you a copy. You can also download it from the Legal tab at any time.',
    'If you sign for a company, you confirm that you may bind it.',
  ],
};

export const endingClause = `It begins when you sign and lasts until one of us ends it. You may end it at any time by closing your account. We may end it with ${quantity(agreementTerms.noticeDays, 'day')}’ notice and a reason, or immediately if you seriously break it.`;

export const liabilityClause = (other: 'business' | 'rep') =>
  `For other negligence we are liable to you up to the fees that we received from your account in the ${quantity(agreementTerms.liabilityMonths, 'month')} before, and not for lost profit. We are not liable for what a ${other} does or fails to do in a gig.`;
