import { agreementTerms } from '#contract/agreed-terms.ts';
import { brand } from '#contract/brand.ts';
import { charges } from '#contract/pricing.ts';
import { quantity } from '#domain/shared/quantity.ts';
import { formatRand } from '#domain/shared/rand.ts';
import type { AgreementFigures, AgreementVersion } from './compose-agreement.ts';
import {
  absence,
  afterStart,
  approval,
  businessDays,
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
  lawSection,
  liabilityClause,
  signatureSection,
  whenAgreed,
} from './shared-clauses-2.ts';

const { company, name } = brand;

/** Replaces version 1, whose terms of gigs differed from how the marketplace works. To be reviewed by a lawyer before launch. */
export const businessAgreement2 = (figures: AgreementFigures): AgreementVersion => ({
  userType: 'business',
  title: 'Business Agreement',
  version: '2',
  effectiveFrom: '2026-11-29',
  reviewedByLawyer: null,
  opening: [
    `Between ${company.legalName}, ${company.city}, ${company.country} (“${name}”, “we”), which runs the marketplace, and the business that this account belongs to (“you”), represented by the person whose name is typed below.`,
    'Please read all of it. It explains how you find and book sales representatives through the marketplace, what you pay, and what each side owes the other. If something is not clear, ask us before you sign.',
  ],
  sections: [
    {
      heading: 'What this is about',
      clauses: [
        `${name} is a marketplace. You post jobs for short sales work, sales representatives (“reps”) apply, and you agree on a booking (“gig”) with them. We are not a party to what you agree, do not employ reps, do not procure employees for you, and are not a temporary employment service.`,
        'You may post jobs and accept applications once you have signed this agreement and our team has approved your documents.',
        'The person who signs confirms that they are 18 or older and may bind the business. You are responsible for what is done with your account.',
      ],
    },
    {
      heading: 'Reps are independent contractors',
      clauses: [
        'Reps work for themselves. They choose their gigs, may decline any and may work for others, including your competitors unless you agreed otherwise in writing for the time of a gig. You describe the result that you want. How to reach it is up to them, within the rules of your premises and the law.',
        [
          'What counts is how the work is really done, whatever a contract says. Section 200A of the Labour Relations Act 66 of 1995 presumes, for people who earn less than the amount set by the Minister, that a person is an employee when one or more of these is true, until the contrary is proved:',
          'the way the person works is subject to your control or direction;',
          'the person’s hours of work are subject to your control or direction;',
          'the person forms part of your organisation;',
          'the person worked for you for an average of at least 40 hours a month over the last three months;',
          'the person is economically dependent on you;',
          'you provide the person with tools of trade or work equipment;',
          'the person works for, or renders services to, you only.',
        ],
        'You arrange gigs so that they are true independent work, or give the person an employment contract and everything that labour law then requires. If a rep is found to be your employee, the consequences are between you and the rep, and you indemnify us against claims that arise from how you arranged the work.',
        'Nothing here takes away a right that the law gives to an employee.',
        'You offer no gig that pays less than the national minimum wage would for the hours it asks for.',
        'You provide a safe place of work, as the Occupational Health and Safety Act 85 of 1993 requires also towards people who are not your employees.',
      ],
    },
    {
      heading: 'Vetting',
      clauses: [
        `You upload a CIPC document, a utility bill of the business that is at most ${quantity(agreementTerms.utilityBillMonths, 'month')} old, and the identity document of the person responsible for the business. You confirm that they are genuine, unchanged and yours to share.`,
        'A person on our team checks them. We may approve them, reject them with a reason, or ask for a document again. You may respond to a rejection and submit again. We may check again later and withdraw an approval for a good reason, which we give you.',
        'Reps are vetted too: our team checks an identity document of each. Vetting lowers a risk. It is not a promise about how a rep works, and you choose whom you book.',
        `Notify us within ${businessDays(agreementTerms.changedDetailsBusinessDays)} when your name, registration, address or responsible person changes.`,
      ],
    },
    {
      heading: 'How a gig is agreed',
      clauses: [
        'A job describes the work, place, dates and pay truthfully and completely. It does not discriminate unfairly, and does not ask for money, a deposit or unpaid trial work.',
        ...whenAgreed,
      ],
    },
    { heading: 'Cancelling and not coming', clauses: [cancelledByBusiness, cancelledByRep, afterStart, ...absence] },
    { heading: 'Hours, approval and disputes', clauses: approval },
    {
      heading: 'What you pay for a gig',
      clauses: [
        'You pay before the work begins. The money is held through our payment provider until the hours are approved or a dispute is decided. A fee for paying by card, if there is one, is shown before you pay.',
        feeClause(figures),
        `What the rep earns is credited to the rep’s wallet and can be paid out from ${formatRand(figures.minimumPayoutCents)}. You owe no further commission.`,
        chargebackClause,
        'You do not arrange payment outside the marketplace for a gig with a rep whom you found here. You may employ a rep permanently, and we charge nothing for it. Section 15 of the Employment Services Act 4 of 2014 forbids charging the rep for it.',
      ],
    },
    {
      heading: 'What access costs',
      clauses: [
        `${freeDays(figures.businessTrialDays)} After the trial, access to the marketplace costs ${formatRand(charges.business.monthlyCents)} a month, VAT included where we are registered for it. We charge nothing automatically when a trial ends. You subscribe first and see the price before you pay.`,
        'A subscription renews each month until you cancel it, which you can do at any time. What you have paid for runs to its end.',
        coolingOff,
        'We send an invoice for each payment. It is a tax invoice where we are a registered VAT vendor.',
      ],
    },
    {
      heading: 'Tax',
      clauses: [
        'You are responsible for your own taxes, and for checking whether you must deduct employees’ tax from what you pay a person who works for you. If you must, inform the rep before the gig is agreed.',
        'We keep records of your payments, give you a statement when you ask for one, and give SARS what the law requires.',
      ],
    },
    {
      heading: 'How we treat each other',
      clauses: [
        [
          'You agree to',
          'treat reps, customers and our team with respect, without discrimination or harassment;',
          'brief reps truthfully about the product, so that what they say to customers complies with the Consumer Protection Act 68 of 2008, and take responsibility for that briefing;',
          'use what you learn about reps (profile, CV, video, messages) only to choose for and carry out a gig;',
          'accept no bribe, offer none, and report any;',
          'review only gigs that took place, and let only people whom you authorised use your account.',
        ],
        'We may warn you, suspend you or end this agreement if you break these rules. We give you the reason and hear you first, unless safety or money is at risk. Then we hear you right after.',
      ],
    },
    {
      heading: 'Training and other material',
      clauses: [
        'What you upload remains yours. You allow us, and the reps it is meant for, to use it on the marketplace while it is there. You confirm that it infringes no rights.',
        'What a rep makes for you in a gig is yours once it is paid, unless the gig says otherwise.',
      ],
    },
    confidentialitySection,
    dataSection,
    {
      heading: 'Who is liable for what',
      clauses: [
        'Each of us is liable for damage caused wilfully or by gross negligence, and wherever the law leaves no choice.',
        liabilityClause('rep'),
        'You are liable to reps and to third parties for your products, your premises and your instructions. You insure them as a careful business does.',
        'Nothing in this agreement limits a right that you have under the Consumer Protection Act, where it applies to you, or under POPIA.',
      ],
    },
    {
      heading: 'How long it lasts',
      clauses: [
        endingClause,
        'Agreed gigs are still owed and paid, and the sections on confidentiality, personal information, liability and disagreements remain in force.',
      ],
    },
    complaintsSection,
    lawSection,
    signatureSection,
  ],
});
