import { engagementTimes } from '#contract/agreed-terms.ts';
import { brand } from '#contract/brand.ts';
import { accountHoldHours } from '#contract/payouts/options.ts';
import { formatRand } from '#domain/shared/rand.ts';
import type { AgreementFigures, AgreementVersion } from './compose-agreement.ts';
import {
  absence,
  afterStart,
  approval,
  cancelledByBusiness,
  cancelledByRep,
  chargebackClause,
  complaintsSection,
  confidentialitySection,
  coolingOff,
  dataSection,
  endingClause,
  feeClause,
  freeDays,
  hours,
  lawSection,
  liabilityClause,
  signatureSection,
  whenAgreed,
} from './shared-clauses-2.ts';

const { company, name } = brand;

/** Replaces version 2, whose terms of gigs differed from how the marketplace works. To be reviewed by a lawyer before launch. */
export const repAgreement3 = (figures: AgreementFigures): AgreementVersion => ({
  userType: 'rep',
  title: 'Sales Representative Agreement',
  version: '3',
  effectiveFrom: '2026-11-29',
  reviewedByLawyer: null,
  opening: [
    `Between ${company.legalName}, ${company.city}, ${company.country} (“${name}”, “we”), which runs the marketplace, and you, the sales representative (“rep”) whose name is typed below.`,
    'Please read all of it. It explains how you work through the marketplace, what you are paid, what it costs, and what each side owes the other. If something is not clear, ask us before you sign.',
  ],
  sections: [
    {
      heading: 'What this is about',
      clauses: [
        `${name} is a marketplace. Businesses post jobs for short sales work, reps apply, and the two agree on a booking (“gig”) with each other. We are not a party to what they agree, and we are neither your employer nor your agent nor a temporary employment service.`,
        'You may apply for a job once you have signed this agreement and our team has approved your documents.',
        'You confirm that you are 18 or older, that you may work in South Africa, and that your information is true. Keep it up to date.',
      ],
    },
    {
      heading: 'You are an independent contractor',
      clauses: [
        'You work for yourself. You choose which jobs to apply for, may decline any, may work for others and on other platforms, and decide how to reach the result within what the gig describes. No business owes you a minimum of work, and you owe no time beyond a gig that you agreed to.',
        'You use your own phone, transport and tools unless the gig says otherwise, and carry your own costs unless the business agreed to pay them.',
        'Nothing in this agreement makes you an employee of ours or of a business. As an independent contractor you have no claim to leave, overtime, notice or severance pay under the Basic Conditions of Employment Act, and are yourself responsible for insurance and retirement.',
        [
          'What counts is how the work is really done, whatever a contract says. Section 200A of the Labour Relations Act 66 of 1995 presumes, for people who earn less than the amount set by the Minister, that a person is an employee when one or more of these is true, until the contrary is proved:',
          'the way the person works is subject to the control or direction of another;',
          'the person’s hours of work are subject to the control or direction of another;',
          'the person forms part of the organisation of another;',
          'the person worked for another for an average of at least 40 hours a month over the last three months;',
          'the person is economically dependent on another;',
          'the person is provided with tools of trade or work equipment by another;',
          'the person works for, or renders services to, one person only.',
        ],
        'If a gig becomes work of that kind, the rights of an employee may apply between you and that business. Nothing here takes such a right away, and you may ask the CCMA for advice or a ruling.',
        'No gig may pay less than the national minimum wage would for the hours it asks for.',
      ],
    },
    {
      heading: 'Vetting',
      clauses: [
        'You upload a South African ID or a passport and, if you like, a CV and a short video of yourself. You confirm that the documents are yours, genuine and unchanged.',
        'A person on our team checks them. We may approve them, reject them with a reason, or ask for a document again. You may respond to a rejection and submit again. We may check again later and withdraw an approval for a good reason, which we give you.',
        'Vetting lowers a risk. It is not a promise about a business or a gig. Businesses are vetted in the same way.',
      ],
    },
    {
      heading: 'How a gig is agreed',
      clauses: [
        ...whenAgreed,
        'You cannot agree to two gigs whose hours overlap. To take the second, cancel the first.',
        'You do the work yourself, on time, with care and honestly. If you cannot come, cancel as early as you can. You do not owe a substitute.',
      ],
    },
    {
      heading: 'Cancelling and not coming',
      clauses: [
        cancelledByRep,
        cancelledByBusiness,
        afterStart,
        ...absence,
        `No-shows, and cancellations within ${hours(engagementTimes.freeCancellationHours)} before the start, count in the reliability that we match by. We may suspend your account if they happen repeatedly.`,
      ],
    },
    { heading: 'Hours, approval and disputes', clauses: approval },
    {
      heading: 'What you are paid',
      clauses: [
        'The business pays before the work begins. The money is held through our payment provider and credited to your wallet when the hours are approved or a dispute is decided.',
        feeClause(figures),
        `You can have your wallet paid out to your own South African bank account, from ${formatRand(figures.minimumPayoutCents)}. Smaller amounts stay in your wallet, and we pay them out in full when you close your account. We pay to a new bank account from ${hours(accountHoldHours)} after you confirmed it.`,
        chargebackClause,
        'You do not arrange payment outside the marketplace for a gig that you found here.',
      ],
    },
    {
      heading: 'What it costs you',
      clauses: [
        `${freeDays(figures.repTrialDays)} After the trial, access to the marketplace costs the monthly price that we show on our pages and again before you pay, VAT included where we are registered for it. While we charge reps nothing, it costs nothing: we then cancel running subscriptions and refund anything that is still charged. We charge nothing automatically when a trial ends. You subscribe first and see the price before you pay.`,
        'A subscription renews each month until you cancel it, which you can do at any time. What you have paid for runs to its end.',
        coolingOff,
        'You pay for the use of tools: search, records, messages, training. You never pay for being given work. Section 15 of the Employment Services Act 4 of 2014 forbids charging work seekers for employment services. Where the law does not allow a fee, you do not owe it and we refund it.',
        'No business may ask you for money to get a gig. If one does, report it to us.',
      ],
    },
    {
      heading: 'Tax',
      clauses: [
        'You are responsible for your own income tax, for provisional tax if you owe it, and for VAT if you are or must be registered. Nothing is deducted from your pay for tax unless the law requires us or the business to do so.',
        'We keep records of what you were paid, give you a statement when you ask for one, and give SARS what the law requires.',
      ],
    },
    {
      heading: 'How we treat each other',
      clauses: [
        [
          'You agree to',
          'treat customers, businesses, other reps and our team with respect, without discrimination or harassment;',
          'say only what is true about a product, and follow the Consumer Protection Act 68 of 2008 when you sell;',
          'come sober and on time, follow the safety rules of the place, and handle goods and money that are entrusted to you as if they were your own;',
          'accept no bribe, offer none, and report any;',
          'review only gigs that took place, and let no other person use your account.',
        ],
        'We may warn you, suspend you or end this agreement if you break these rules. We give you the reason and hear you first, unless safety or money is at risk. Then we hear you right after.',
      ],
    },
    confidentialitySection,
    dataSection,
    {
      heading: 'Who is liable for what',
      clauses: [
        'Each of us is liable for damage caused wilfully or by gross negligence, and wherever the law leaves no choice.',
        liabilityClause('business'),
        'Nothing in this agreement limits a right that you have under the Consumer Protection Act, labour law or POPIA.',
      ],
    },
    {
      heading: 'How long it lasts',
      clauses: [
        endingClause,
        'Agreed gigs are still owed, money that you earned is paid out, and the sections on confidentiality, personal information, liability and disagreements remain in force.',
      ],
    },
    complaintsSection,
    lawSection,
    signatureSection,
  ],
});
