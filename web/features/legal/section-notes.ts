import { agreementTerms, engagementTimes } from '#contract/agreed-terms.ts';
import { refundDays } from '#contract/payments/options.ts';
import { accountHoldHours } from '#contract/payouts/options.ts';
import type { LegalUserType } from '#contract/vetting/legal.ts';

const {
  acceptHours,
  confirmFromHours,
  confirmUntilHours,
  disputeBusinessDays,
  freeCancellationHours,
  submissionHours,
} = engagementTimes;

/** What a section says in short, by its heading. Figures of the operator are in the text alone. */
type SectionNotes = Readonly<Record<string, string>>;

const confirming = `The rep confirms between ${confirmFromHours} and ${confirmUntilHours} hours before the start.`;

const ofBoth: SectionNotes = {
  'What this is about': 'Businesses and reps book gigs with each other. We run the marketplace.',
  Vetting: 'A person on our team checks your documents. You can respond if we reject them.',
  'How a gig is agreed': 'The rep signs the terms of work first. The business then signs and pays.',
  'Hours, approval and disputes': `The rep submits hours within ${submissionHours} hours. The business responds within ${acceptHours} hours, or they are approved. In a dispute, both sides have ${disputeBusinessDays} business days to state their case.`,
  Tax: 'You look after your own taxes. We keep records and give you statements.',
  'How we treat each other':
    'Be honest, respectful and safe. We’ll hear your side before we suspend an account, unless safety or money is at risk.',
  Confidentiality: 'Keep what you learn about others to yourself.',
  'Your personal information':
    'We use your information to run the marketplace. You can see, correct or delete it, free of charge.',
  'Who is liable for what': `Each of us pays for harm caused on purpose or through gross negligence. Our liability for other negligence is limited to your fees of the ${agreementTerms.liabilityMonths} months before, without lost profit. Your legal rights aren’t affected.`,
  'How long it lasts':
    'You can end the agreement at any time by closing your account. You still have to complete agreed gigs.',
  'Disagreements and complaints': 'Talk first, then open a dispute. You can always go to court or the CCMA.',
  'Governing law and general terms': 'South African law applies. A new version binds you only once you sign it.',
  'Electronic signature': 'Ticking the box and typing your name is your signature. We’ll email you a copy.',
};

/** The notes beside each section of an agreement. */
export const sectionNotes: Readonly<Record<LegalUserType, SectionNotes>> = {
  rep: {
    ...ofBoth,
    'You are an independent contractor':
      'You choose your gigs and are not an employee. If a gig is really employment, labour law applies.',
    'Cancelling and not coming': `You can cancel until the gig starts, at no cost. The business can cancel free of charge up to ${freeCancellationHours} hours before. ${confirming}`,
    'What you are paid': `The business pays before the gig. We hold the money until your hours are approved. A new bank account gets its first payout after ${accountHoldHours} hours at the earliest.`,
    'What it costs you': `We won’t charge you automatically after the trial. You never pay to get work, and can get a first payment back within ${refundDays} days.`,
  },
  business: {
    ...ofBoth,
    'Reps are independent contractors':
      'Reps choose their gigs. If a rep turns out to be your employee, you bear the consequences and cover claims against us.',
    'Cancelling and not coming': `You can cancel free of charge up to ${freeCancellationHours} hours before the start. After that, the rep is paid part of the gig. ${confirming}`,
    'What you pay for a gig': 'You pay before the gig. We hold the money until you approve the hours.',
    'What access costs': `We won’t charge you automatically after the trial. You can get a first payment back within ${refundDays} days.`,
    'Training and other material': 'What you upload stays yours. What a rep makes for you is yours once it is paid.',
  },
};
