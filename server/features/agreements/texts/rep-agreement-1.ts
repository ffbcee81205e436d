import { brand } from '#contract/brand.ts';
import type { AgreementVersion } from './compose-agreement.ts';
import {
  confidentialitySection,
  dataSection,
  disputesSection,
  lawSection,
  signatureSection,
} from './shared-clauses-1.ts';

const { company, name } = brand;

/** To be reviewed by a lawyer before launch: see `reviewedByLawyer`. */
export const repAgreement1: AgreementVersion = {
  userType: 'rep',
  title: 'Sales Representative Agreement',
  version: '1',
  effectiveFrom: '2026-11-21',
  reviewedByLawyer: null,
  opening: [
    `Between ${company.legalName}, ${company.city}, ${company.country} (“${name}”, “we”), which runs the marketplace, and you, the sales representative (“rep”) whose name is typed below.`,
    'Please read all of it. It says how you work through the marketplace, what you are paid, what it costs, and what each side owes the other. If something is not clear, ask us before you sign.',
  ],
  sections: [
    {
      heading: 'What this is about',
      clauses: [
        `${name} is a marketplace. Businesses post short sales work (“gigs”), reps apply for it, and the two agree on it with each other. We are not a party to what they agree, and we are neither your employer nor your agent nor a temporary employment service.`,
        'You may apply for a gig once you have signed this agreement and our team has approved your documents.',
        'You confirm that you are 18 or older, that you may work in South Africa, and that what you tell us is true. You tell us when it changes.',
      ],
    },
    {
      heading: 'You are an independent contractor',
      clauses: [
        'You work for yourself. You choose which gigs to apply for, may decline any, may work for others and on other platforms, and decide how the result is reached within what the gig describes. Nobody owes you a minimum of work, and you owe nobody your time beyond a gig that you accepted.',
        'You use your own phone, transport and tools unless the gig says otherwise, and carry your own costs unless the business agreed to pay them.',
        'Nothing in this agreement makes you an employee of ours or of a business. As an independent contractor you have no claim to leave, overtime, notice or severance pay under the Basic Conditions of Employment Act, and are yourself responsible for insurance and retirement.',
        [
          'What counts is how the work is really done, whatever a contract says. Section 200A of the Labour Relations Act 66 of 1995 presumes, for people who earn less than the amount set by the Minister, that a person is an employee when one or more of these is true until the contrary is proved:',
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
        'You send a South African ID or a passport, and, if you like, a CV and a short video of yourself. You confirm that the documents are yours, genuine and unchanged.',
        'A person on our team checks them. We may approve, reject with a reason, or ask for a document again. You may answer a rejection and submit again. We may check again later and take an approval back for a good reason, which we tell you.',
        'Vetting lowers a risk. It is no promise to you about a business or a gig; businesses are vetted in the same way.',
      ],
    },
    {
      heading: 'Gigs',
      clauses: [
        'A gig is agreed when a business accepts your application. What was posted (work, place, dates and pay) then binds both of you. Changes need the agreement of both.',
        'You do the work yourself, in time, with care and honestly. If you cannot, you tell the business at once. You owe no substitute.',
        'Either of you may cancel an agreed gig for a good reason. Whoever cancels without one within 48 hours before the start, or does not appear, owes the other the damage that was really done, and may be suspended from the marketplace when it happens again.',
      ],
    },
    {
      heading: 'What you are paid',
      clauses: [
        'The business pays what the gig says. From it we keep a commission of 10 % for running the marketplace, and credit the rest to your wallet when the gig is completed.',
        'You can have your wallet paid out to a South African bank account in your own name from R100 on. Smaller amounts wait until they reach it, and are paid out in full when you close your account.',
        'Money for gigs is held and paid through a licensed payment partner. If a gig is disputed, the amount in dispute waits until that is settled.',
        'You do not arrange payment outside the marketplace for a gig that you found here.',
        'The commission can change with a new version of this agreement. Gigs that were agreed before keep the one they were agreed under.',
      ],
    },
    {
      heading: 'What it costs you',
      clauses: [
        'Access to the marketplace is free for 15 days. After that it costs R199 a month, VAT included where we are registered for it. Nothing is charged by itself when the free days end: you subscribe first and see the price before you pay.',
        'A subscription renews each month until you cancel it, which you can do at any time. What you have paid for runs to its end.',
        'Under section 44 of ECTA you may cancel within 7 days after you subscribed, without giving a reason and without a penalty, and get your money back within 30 days. This does not apply where the service began within those days because you asked for it and agreed to that.',
        'You pay for the use of tools: search, records, messages, training. You never pay for being given work. Section 15 of the Employment Services Act 4 of 2014 forbids charging work seekers for employment services; where a fee is not allowed by law, it is not due, and what was paid of it is paid back.',
        'No business may ask you for money to get a gig. If one does, tell us.',
      ],
    },
    {
      heading: 'Tax',
      clauses: [
        'You are responsible for your own income tax, for provisional tax if you owe it, and for VAT if you are registered or have to be. Nothing is deducted from your pay for tax unless the law makes us or the business do so.',
        'We keep records of what you were paid, give you a statement when you ask for one, and give SARS what the law asks for.',
      ],
    },
    {
      heading: 'How we treat each other',
      clauses: [
        [
          'You agree to',
          'treat customers, businesses, other reps and our team with respect, and to discriminate against and harass nobody;',
          'say only what is true about a product, and follow the Consumer Protection Act 68 of 2008 when you sell;',
          'come sober and on time, follow the safety rules of the place, and handle goods and money that are entrusted to you as if they were your own;',
          'accept no bribe, offer none, and report it when it happens;',
          'write only reviews of gigs that took place, and let nobody else use your account.',
        ],
        'We may warn you, suspend you or end this agreement when you break these rules. We tell you why and hear you first, unless somebody’s safety or money is at risk; then we hear you right after.',
      ],
    },
    confidentialitySection,
    dataSection,
    {
      heading: 'Who is liable for what',
      clauses: [
        'Each of us is liable for damage caused wilfully or by gross negligence, and wherever the law leaves no choice.',
        'For other negligence we are liable to you up to the amount of the fees and commissions that we received from your account in the 12 months before, and not for lost profit. We are not liable for what a business does or fails to do in a gig.',
        'Nothing in this agreement limits a right that you have under the Consumer Protection Act, labour law or POPIA.',
      ],
    },
    {
      heading: 'How long it lasts',
      clauses: [
        'It begins when you sign and lasts until one of us ends it. You may end it at any time by closing your account. We may end it with 30 days’ notice and a reason, or at once when you seriously break it.',
        'Gigs that were agreed are still owed, money that you earned is paid out, and the sections on confidentiality, personal information, liability and disputes go on.',
      ],
    },
    disputesSection,
    lawSection,
    signatureSection,
  ],
};
