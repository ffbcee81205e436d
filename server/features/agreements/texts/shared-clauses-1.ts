import { brand } from '#contract/brand.ts';
import { usualSupport } from '#contract/usual-support.ts';
import type { AgreementVersion } from './compose-agreement.ts';

// Part of published texts: see compose-agreement.ts. A new version of an agreement gets new files, and these stay.

type Section = AgreementVersion['sections'][number];

const { company, name } = brand;
const support = usualSupport;

export const dataSection: Section = {
  heading: 'Your personal information',
  clauses: [
    `${name} is a responsible party under the Protection of Personal Information Act 4 of 2013 (POPIA). The privacy notice on our site says in full what we process and why; this section is a summary and your consent.`,
    [
      'You consent to our processing of your information, including the documents that you upload, to',
      'confirm who you are and that your documents are genuine, which a person on our team does;',
      'prevent fraud, and find the same document used by more than one account;',
      'run the marketplace, suggest matches, keep records and pay or invoice you;',
      'meet duties that the law puts on us, such as those of tax law.',
    ],
    'Identity and company documents are kept encrypted, are seen only by the people who do the vetting, every view is written down, and they are deleted when the time we keep them for has passed. The other side of a gig never sees them.',
    'No decision with a substantial effect on you is made by a machine alone. A person reviews every vetting and every match before it is final, you may ask for the reasons, and you may answer them.',
    'You may ask at any time to see, correct or delete your information, free of charge, and we answer within 30 days. You may withdraw this consent. We then stop the processing that rests on it, which may mean that you can no longer use the parts of the marketplace that need vetting; what was done before stays lawful, and records that the law tells us to keep are kept.',
    'You may complain to the Information Regulator of South Africa (enquiries@inforegulator.org.za).',
  ],
};

export const confidentialitySection: Section = {
  heading: 'Confidentiality',
  clauses: [
    'What you learn through a gig or the marketplace about the business, the plans, prices or customers of somebody else, and what is not public, you keep to yourself and use only for the gig. This lasts for two years after the gig, and for personal information and trade secrets for as long as the law protects them.',
    'You may disclose what a law, a court or a regulator requires, and what you need to get advice from your own lawyer, accountant or trade union.',
    'You process the personal information of customers only as the other side of the gig instructs, keep it safe, hand it over or delete it when the gig ends, and tell the other side and us without delay when it may have got into the wrong hands.',
  ],
};

export const disputesSection: Section = {
  heading: 'When you disagree',
  clauses: [
    'Talk to each other first. If a gig is disputed, either side may report it on the marketplace within 14 days after the work was due. We hear both sides, look at the records and propose a solution within 10 business days. Money held for the gig waits until then.',
    'Whoever does not accept the proposal may ask for mediation by a mediator whom both sides accept, or whom the Arbitration Foundation of Southern Africa (AFSA) appoints. Each side pays half of its cost unless they agree otherwise.',
    'Nothing here keeps anybody from a court (the Small Claims Court included), from the CCMA, from the National Consumer Commission or an ombud, or from urgent relief.',
    `Complaints about us: ${support.email} or ${support.phone}. We answer within 10 business days.`,
  ],
};

export const lawSection: Section = {
  heading: 'Governing law and general terms',
  clauses: [
    'The law of the Republic of South Africa applies. Its courts decide, at the place the law names; you may always use the Magistrate’s Court where you live or have your business.',
    'This agreement, the terms of use and the privacy notice on our site belong together. If they contradict each other, this agreement decides.',
    'If a part of this agreement turns out to be invalid, the rest stands. That somebody does not insist on a right at once does not mean that it is given up.',
    'You may not hand this agreement over to another person. We may do so to whoever takes over the marketplace, if we tell you 30 days before and your rights stay the same.',
    'We may publish a new version of this agreement. You find it on the Legal tab of your account, and it binds you only once you have signed it. Until then you can finish the gigs that were agreed, and cannot start new ones.',
    `Notices go to the email address of your account and to ${support.email}. ${company.legalName} has its seat in ${company.city}, ${company.country}.`,
  ],
};

export const signatureSection: Section = {
  heading: 'Electronic signature',
  clauses: [
    'You sign by ticking the box and typing your name, as sections 13, 14 and 15 of the Electronic Communications and Transactions Act 25 of 2002 (ECTA) allow. You agree that this identifies you, shows that you approve this text, and is as reliable as this agreement needs.',
    'To prove it we keep the exact text and its digital fingerprint (SHA-256), the name that you type, your account, your session, the time, the network address and the browser you use, and the tick. These records are chained to each other, so that a later change is noticed.',
    'We email you a copy, and you can download it from the Legal tab whenever you like.',
    'If you sign for a company, you confirm that you may bind it.',
  ],
};
