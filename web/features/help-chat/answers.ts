import { engagementTimes } from '#contract/agreed-terms.ts';
import { brand } from '#contract/brand.ts';
import { moneyBack } from '#contract/courses/options.ts';
import { postingsPath } from '#contract/jobs/posting-addresses.ts';
import { refundDays } from '#contract/payments/options.ts';
import { charges, courseCents } from '#contract/pricing.ts';
import { certificatesPath } from '#contract/site/certificate-addresses.ts';
import { repTabAddress, settingsAddress } from '#contract/site/portal-addresses.ts';
import { forgotPasswordPath, signInPath, signUpFor } from '#contract/site/sign-in-addresses.ts';
import { alsoMatchedBy, matchedBy } from '#texts/matching/matched-by.ts';
import { formatRand } from '#web/lib/format.ts';
import { repsPayNothing } from '#web/lib/rep-prices.ts';
import { gigWords, mailUrl, matchReview, support, trial, whatsappUrl } from '#web/lib/site-facts.ts';
import { type Topic, topicOf } from './topics.ts';

export interface AnswerLink {
  readonly label: string;
  /** A path of this site, or an absolute URL. */
  readonly to: string;
}

export interface Answer {
  readonly text: string;
  readonly links: readonly AnswerLink[];
}

type Answers = Record<Topic, Answer & { readonly textRepsFree?: string }>;

const { paidHere } = gigWords.terms;

const cancelledGig =
  paidHere === 'yes'
    ? ` If a rep cancels a gig you paid for, that money can pay for a replacement. You have ${engagementTimes.replaceHours} hours to choose one, or until the start if that is sooner. You can get the money back sooner on the gig’s page.`
    : '';

const { claims, name } = brand;
const { rep, business } = charges;

const whatsapp: AnswerLink = { label: 'Open WhatsApp', to: whatsappUrl };
const email: AnswerLink = { label: support.email, to: mailUrl };
const contactForm: AnswerLink = { label: 'Contact form', to: '/contact' };

/** `Monday-Friday 8AM-6PM, Saturday 9AM-2PM, Sunday closed` */
const hours = support.hours
  .map(({ days, time }) => {
    const onClocks = time.replace(/(\d+):00/g, (_, hour) => onClock(Number(hour))).replace('Closed', 'closed');
    return `${days.replace(' to ', '-')} ${onClocks}`;
  })
  .join(', ');

function onClock(hour: number): string {
  return `${hour % 12 || 12}${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

const person: readonly AnswerLink[] = [contactForm, email, whatsapp];

const answers: Answers = {
  trouble: {
    text: `I’m sorry to hear that. Someone on our team should look into this. Write to ${support.email}, call ${support.phone} or use the contact form. We’ll reply within ${support.replyWithin}.${paidHere === 'yes' ? ' If it’s about a gig that was paid for here, open a dispute from that gig. The money stays held until the dispute is decided.' : ''} Don’t send anyone more money. In an emergency, call the police on 10111.`,
    links: person,
  },
  work: {
    text: `A business posts a gig and says what to sell, where, for how long and what it pays. Verified reps apply. The business talks to the ones it likes, accepts the best and the gig starts. Matching weighs ${matchedBy}. It also weighs ${alsoMatchedBy}. ${matchReview}`,
    links: [{ label: 'How it works', to: '/how-it-works' }],
  },
  price: {
    text: `A business pays ${formatRand(business.monthlyCents)} a month${trial.business.after}, and a rep ${formatRand(rep.monthlyCents)} a month${trial.rep.after}. Training courses cost ${formatRand(courseCents)} each and earn you XP points and certifications. ${gigWords.fee.both} ${claims.promises[0]}. ${claims.promises[1]}.`,
    textRepsFree: `Reps pay nothing for an account. A business pays ${formatRand(business.monthlyCents)} a month${trial.business.after}. ${gigWords.fee.both} ${claims.promises[0]}. ${claims.promises[1]}.`,
    links: [{ label: 'Pricing', to: '/how-it-works#pricing' }],
  },
  pay: {
    text: `${gigWords.when.rep} ${gigWords.fee.rep} Each gig shows what you receive before you apply.`,
    links: [{ label: 'Open gigs', to: postingsPath }],
  },
  refund: {
    text: `You can cancel your subscription at any time under Settings, Billing. You won’t be charged again, and you’ll keep access until the end of the period you paid for. We refund the first payment of a subscription within ${refundDays} days. We refund a course within ${moneyBack.days} days while less than ${moneyBack.belowPercent}% of it is done.${cancelledGig} For anything else, ask our team.`,
    textRepsFree: `You can cancel your subscription at any time under Settings, Billing. You won’t be charged again, and you’ll keep access until the end of the period you paid for. We refund the first payment of a subscription within ${refundDays} days.${cancelledGig} For anything else, ask our team.`,
    links: [{ label: 'Open Billing', to: settingsAddress('billing') }, contactForm],
  },
  certificate: {
    text: 'You earn a certificate when you pass the final test of a course. You’ll find it under Training, where you can download it and share its link. Businesses see it on your profile, and anyone can check its number. If one is missing, ask our team.',
    links: [
      { label: 'Open Training', to: repTabAddress('training') },
      { label: 'Check a certificate', to: certificatesPath },
      contactForm,
    ],
  },
  checks: {
    text: 'Sign the agreement and upload your documents. A rep uploads an ID or passport. A business uploads its CIPC document, a utility bill and the responsible person’s ID. Our team reviews them and emails you the result. You can see the status under Legal in your portal.',
    links: [{ label: 'Sign in', to: signInPath }, contactForm],
  },
  'sign-in': {
    text: 'Forgot your password? We’ll email you a link to choose a new one. If you still can’t sign in, our team can help.',
    links: [{ label: 'Reset your password', to: forgotPasswordPath }, contactForm],
  },
  start: {
    text: 'Follow three steps. Open an account as a business or a rep. Sign the legal agreement and add your documents. Once our team has approved them, you can post gigs or apply for them.',
    links: [
      { label: 'Register a business', to: signUpFor('business') },
      { label: 'Register as a rep', to: signUpFor('rep') },
    ],
  },
  support: {
    text: `Our team answers ${hours} (South African time). Write to ${support.email}, call ${support.phone} or use the contact form. We’ll reply within ${support.replyWithin}.`,
    links: [contactForm, email, whatsapp],
  },
  app: {
    text: `${claims.app} Until then, ${name} runs in any browser, and you can add it to your home screen.`,
    links: [],
  },
  trial: {
    text: `As a rep: ${trial.rep.free}. As a business: ${trial.business.free}. We’ll notify you before your free days end, and you only pay if you subscribe.`,
    textRepsFree: `Reps pay nothing for an account. As a business: ${trial.business.free}. We’ll notify you before your free days end, and you only pay if you subscribe.`,
    links: [
      { label: 'Start as a business', to: signUpFor('business') },
      { label: 'Start as a rep', to: signUpFor('rep') },
    ],
  },
  whatsapp: {
    text: `Live support is on WhatsApp at ${support.phone}: ${hours} (South African time).`,
    links: [whatsapp],
  },
};

const unknown: Answer = {
  text: 'I don’t have an answer to that. The FAQ may help, and our support team knows more than I do. To talk it through, book a demo call.',
  links: [
    { label: 'FAQ', to: '/contact#faq' },
    { label: 'Contact support', to: '/contact' },
    { label: 'Book a demo call', to: `${whatsappUrl}?text=${encodeURIComponent('I would like to book a demo call.')}` },
  ],
};

/** The chat's answer to a question. */
export function answerTo(question: string, { repsFree = repsPayNothing() } = {}): Answer {
  const topic = topicOf(question);
  if (topic === null) return unknown;
  const { text, textRepsFree, links } = answers[topic];
  return { text: repsFree && textRepsFree ? textRepsFree : text, links };
}

export const greeting: Answer = {
  text: `Hello! I give short, automatic answers about ${name}. What would you like to know?`,
  links: [],
};

/** Suggestions to press instead of typing. */
export const suggestions = ['How does it work?', 'What does it cost?', 'Is there a free trial?', 'How do I start?'];
