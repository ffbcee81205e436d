import type { jobIndustries } from '#contract/catalogue/options.ts';
import type { businessIndustries, repIndustries } from '#contract/profiles/options.ts';

interface ProfileTexts {
  readonly repIndustry: (typeof repIndustries)[number]['value'];
  readonly businessIndustry: (typeof businessIndustries)[number]['value'];
  /** Of the curated list. */
  readonly skills: readonly string[];
}

export const profileTexts: Record<(typeof jobIndustries)[number], ProfileTexts> = {
  Retail: {
    repIndustry: 'retail',
    businessIndustry: 'fmcg',
    skills: [
      'In-store promotions',
      'Sampling and tastings',
      'Merchandising',
      'Stock counting',
      'FMCG sales',
      'Retail sales',
      'Display building',
      'Cash handling',
    ],
  },
  Technology: {
    repIndustry: 'technology',
    businessIndustry: 'technology',
    skills: [
      'SIM and airtime sales',
      'RICA registration',
      'Fibre and data sales',
      'Door-to-door sales',
      'Product demonstrations',
      'Campus activations',
      'Own smartphone',
    ],
  },
  Finance: {
    repIndustry: 'finance',
    businessIndustry: 'fintech',
    skills: [
      'Insurance sales',
      'Funeral cover sales',
      'Financial products',
      'Telesales',
      'Cold calling',
      'Appointment setting',
      'Needs analysis',
    ],
  },
  Healthcare: {
    repIndustry: 'healthcare',
    businessIndustry: 'healthcare',
    skills: [
      'Medical and pharmacy sales',
      'Product demonstrations',
      'Relationship building',
      'Customer service',
      'Store visits',
      'Surveys',
    ],
  },
  Manufacturing: {
    repIndustry: 'manufacturing',
    businessIndustry: 'other',
    skills: [
      'Hardware and building sales',
      'Route sales',
      'Trade show selling',
      'Counter sales',
      'B2B sales',
      'Quoting and proposals',
      "Driver's licence",
    ],
  },
  'Real Estate': {
    repIndustry: 'other',
    businessIndustry: 'real-estate',
    skills: ['Property sales', 'Lead generation', 'Qualifying leads', 'Presenting', 'Networking', 'Own transport'],
  },
  Automotive: {
    repIndustry: 'other',
    businessIndustry: 'automotive',
    skills: ['Vehicle sales', 'Negotiation', 'Closing', 'Forecourt promotions', 'Following up', "Driver's licence"],
  },
  Other: {
    repIndustry: 'other',
    businessIndustry: 'other',
    skills: ['Event coordination', 'Brand ambassador', 'Street and mall activations', 'Team leading', 'Roadshows'],
  },
};

export const anyTradeSkills = [
  'Upselling and cross-selling',
  'Handling objections',
  'WhatsApp selling',
  'Face-to-face sales',
  'Customer service',
  'isiZulu',
  'isiXhosa',
  'Afrikaans',
  'Sesotho',
  'Setswana',
  'English',
] as const;

/** Reps' descriptions of themselves; `{goods}` is what they sold. */
export const repTexts = [
  'I sold {goods} at weekends while I studied, and found out that I like it more than the lectures.',
  'Three seasons of {goods}. I greet first, listen second and talk last.',
  'People remember me, and come back for {goods}. I am on time, and I bring my own lunch.',
  'I grew up behind the counter of a spaza shop. {goods} sell themselves once you know what they are asked for.',
  'Patient with people, quick with numbers. My last target for {goods} was reached two days early.',
  'I can stand for eight hours and still smile. I know {goods}, and I learn anything else in an evening.',
  'Honest about what it does and what it does not. That is how I sell {goods}.',
  'I have sold {goods} in malls, at taxi ranks and at church bazaars. Each needs another first sentence.',
  'Two children, one car, and every weekend free for work. I know {goods} inside out.',
  'I keep notes after every talk: who, what, why not. With {goods} the second visit is the one that counts.',
] as const;

/** Companies' descriptions of themselves; `{goods}` is what they sell. */
export const businessTexts = [
  'We bring {goods} to people who were told they were too far out. Reps get samples, a shirt and a clear target.',
  'A family business. We sell {goods} and pay every Friday.',
  '{goods}, made here, sold by people from here. We train you for half a day before you start.',
  'We launch {goods} several times a year and need people who enjoy a crowd.',
  'Our reps choose their own shops. We deliver {goods} there and answer the phone when something is wrong.',
] as const;
