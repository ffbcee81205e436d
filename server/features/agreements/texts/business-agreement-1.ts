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
export const businessAgreement1: AgreementVersion = {
  userType: 'business',
  title: 'Business Agreement',
  version: '1',
  effectiveFrom: '2026-11-21',
  reviewedByLawyer: null,
  opening: [
    `Between ${company.legalName}, ${company.city}, ${company.country} (“${name}”, “we”), which runs the marketplace, and the business that this account belongs to (“you”), represented by the person whose name is typed below.`,
    'Please read all of it. It says how you find and engage sales representatives through the marketplace, what you pay, and what each side owes the other. If something is not clear, ask us before you sign.',
  ],
  sections: [
    {
      heading: 'What this is about',
      clauses: [
        `${name} is a marketplace. You post short sales work (“gigs”), sales representatives (“reps”) apply for it, and you agree on it with them. We are not a party to what you agree, do not employ reps, do not procure employees for you, and are no temporary employment service.`,
        'You may post gigs and accept applications once this agreement is signed and our team has approved your documents.',
        'Whoever signs confirms that they are 18 or older and may bind the business. You are responsible for what is done with your account.',
      ],
    },
    {
      heading: 'Reps are independent contractors',
      clauses: [
        'Reps work for themselves. They choose their gigs, may decline any and may work for others, your competitors included unless you agreed otherwise in writing for the time of a gig. You describe the result that you want; how it is reached is theirs, within the rules of your premises and the law.',
        [
          'What counts is how the work is really done, whatever a contract says. Section 200A of the Labour Relations Act 66 of 1995 presumes, for people who earn less than the amount set by the Minister, that a person is an employee when one or more of these is true until the contrary is proved:',
          'the way the person works is subject to your control or direction;',
          'the person’s hours of work are subject to your control or direction;',
          'the person forms part of your organisation;',
          'the person worked for you for an average of at least 40 hours a month over the last three months;',
          'the person is economically dependent on you;',
          'you provide the person with tools of trade or work equipment;',
          'the person works for, or renders services to, you only.',
        ],
        'You arrange gigs so that they are true independent work, or give the person the contract of an employee and all that labour law then requires. If a rep is found to be your employee, what follows from it is between you and the rep, and you keep us free of claims that arise from how you arranged the work.',
        'Nothing here takes a right away that the law gives to an employee.',
        'You offer no gig that pays less than the national minimum wage would for the hours it asks for.',
        'You provide a safe place of work, as the Occupational Health and Safety Act 85 of 1993 requires towards people who are not your employees too.',
      ],
    },
    {
      heading: 'Vetting',
      clauses: [
        'You send a CIPC document, a utility bill of the business not older than three months, and the identity document of the person responsible for it. You confirm that they are genuine, unchanged and yours to share.',
        'A person on our team checks them. We may approve, reject with a reason, or ask for a document again. You may answer a rejection and submit again. We may check again later and take an approval back for a good reason, which we tell you.',
        'Reps are vetted too: our team looks at an identity document of each. Vetting lowers a risk. It is no promise about how somebody works; you choose whom you engage.',
        'You tell us within 10 business days when your name, registration, address or responsible person changes.',
      ],
    },
    {
      heading: 'Gigs',
      clauses: [
        'A posted gig describes the work, place, dates and pay truthfully and completely. It discriminates unfairly against nobody, and asks for no money, deposit or unpaid trial work.',
        'A gig is agreed when you accept an application. What was posted then binds both sides. Changes need the agreement of both.',
        'Either side may cancel an agreed gig for a good reason. If you cancel without one within 48 hours before the start, you owe the rep the damage that was really done, at least half of the pay for the first day unless the rep found other work for it.',
        'You confirm completed work, or say what is missing, within 3 business days after the rep reports it. If you say nothing, it counts as confirmed.',
      ],
    },
    {
      heading: 'What you pay for a gig',
      clauses: [
        'You pay what the gig says, before it starts, to the licensed payment partner of the marketplace, which holds it until the work is confirmed or a dispute is settled.',
        'From it we keep a commission of 10 %. The rest goes to the rep’s wallet, from which the rep can have it paid out from R100 on. You owe no further commission.',
        'You do not arrange payment outside the marketplace for a gig with a rep whom you found here. Taking a rep into permanent employment is allowed and costs you nothing here; section 15 of the Employment Services Act 4 of 2014 forbids anybody to charge the rep for it.',
        'The commission can change with a new version of this agreement. Gigs that were agreed before keep the one they were agreed under.',
      ],
    },
    {
      heading: 'What access costs',
      clauses: [
        'Access to the marketplace is free for 30 days. After that it costs R299 a month, VAT included where we are registered for it. Nothing is charged by itself when the free days end: you subscribe first and see the price before you pay.',
        'A subscription renews each month until you cancel it, which you can do at any time. What you have paid for runs to its end.',
        'If you are a consumer as section 44 of ECTA means it, you may cancel within 7 days after you subscribed, without giving a reason and without a penalty, and get your money back within 30 days. This does not apply where the service began within those days because you asked for it and agreed to that. We grant the same to every business.',
        'We send an invoice for each payment. It is a tax invoice where we are a registered VAT vendor.',
      ],
    },
    {
      heading: 'Tax',
      clauses: [
        'You are responsible for your own taxes, and for checking whether you must deduct employees’ tax from what you pay a person who works for you. If you must, you tell the rep before the gig is agreed.',
        'We keep records of your payments, give you a statement when you ask for one, and give SARS what the law asks for.',
      ],
    },
    {
      heading: 'How we treat each other',
      clauses: [
        [
          'You agree to',
          'treat reps, customers and our team with respect, and to discriminate against and harass nobody;',
          'brief reps truthfully about the product, so that what they tell customers keeps to the Consumer Protection Act 68 of 2008, and to stand behind what you had them say;',
          'use what you learn about reps (profile, CV, video, messages) only to choose for and carry out a gig;',
          'accept no bribe, offer none, and report it when it happens;',
          'write only reviews of gigs that took place, and let only people whom you authorised use your account.',
        ],
        'We may warn you, suspend you or end this agreement when you break these rules. We tell you why and hear you first, unless somebody’s safety or money is at risk; then we hear you right after.',
      ],
    },
    {
      heading: 'Training and other material',
      clauses: [
        'What you upload stays yours. You let us, and the reps it is meant for, use it on the marketplace for as long as it is there. You confirm that it breaks nobody’s rights.',
        'What a rep makes for you in a gig is yours once it is paid, unless the gig says otherwise.',
      ],
    },
    confidentialitySection,
    dataSection,
    {
      heading: 'Who is liable for what',
      clauses: [
        'Each of us is liable for damage caused wilfully or by gross negligence, and wherever the law leaves no choice.',
        'For other negligence we are liable to you up to the amount of the fees and commissions that we received from your account in the 12 months before, and not for lost profit. We are not liable for what a rep does or fails to do in a gig.',
        'You are liable to reps and to third parties for your products, your premises and your instructions. You insure them as a careful business does.',
        'Nothing in this agreement limits a right that you have under the Consumer Protection Act, where it applies to you, or under POPIA.',
      ],
    },
    {
      heading: 'How long it lasts',
      clauses: [
        'It begins when you sign and lasts until one of us ends it. You may end it at any time by closing your account. We may end it with 30 days’ notice and a reason, or at once when you seriously break it.',
        'Gigs that were agreed are still owed and paid, and the sections on confidentiality, personal information, liability and disputes go on.',
      ],
    },
    disputesSection,
    lawSection,
    signatureSection,
  ],
};
