import type { businessProfiles } from '#server/features/profiles/tables.ts';
import type { DemoBusinessKey } from './demo-people.ts';

export type DemoBusinessProfile = Pick<
  typeof businessProfiles.$inferInsert,
  'industry' | 'companySize' | 'phone' | 'website' | 'locationAddress' | 'description'
>;

/** What each business of the demo says of itself. */
export const demoBusinessProfiles: Readonly<Record<DemoBusinessKey, DemoBusinessProfile>> = {
  imbali: {
    industry: 'fmcg',
    companySize: '51-200',
    phone: '+27105000301',
    website: 'https://www.imbali-foods.example',
    locationAddress: '14 Commando Road, Industria',
    description:
      'Breakfast and cold drinks from Johannesburg: instant porridge, iced tea, fruit juice.\n\nWe launch something new every quarter and put it in front of people with a spoon. Reps get a stand, a shirt, half a day of training and their pay every Friday.',
  },
  karooBloom: {
    industry: 'retail',
    companySize: '11-50',
    phone: '+27105000302',
    website: 'https://karoo-bloom.example',
    locationAddress: '6 Bree Street',
    description: 'Skincare from plants that survive the Karoo. We want reps who listen to skin before they talk to it.',
  },
  lwandle: {
    industry: 'technology',
    companySize: '51-200',
    phone: '+27105000303',
    website: 'https://lwandle-mobile.example',
    locationAddress: '200 Umhlanga Rocks Drive',
    description:
      'Prepaid data for people who count megabytes. SIM cards, bundles and small routers, sold in the street.',
  },
  marula: {
    industry: 'fintech',
    companySize: '11-50',
    phone: '+27105000304',
    website: 'https://marula-cover.example',
    locationAddress: '88 Lenchen Avenue',
    description: 'Family and funeral cover that fits on one page. Our reps explain it; nobody is ever pushed.',
  },
  highveld: {
    industry: 'other',
    companySize: '11-50',
    phone: '+27105000305',
    website: 'https://highveld-activations.example',
    locationAddress: '3 Alice Lane',
    description: 'We run launches, roadshows and mall weekends for other brands, and never have enough good people.',
  },
  phatsima: {
    industry: 'other',
    companySize: '1-10',
    phone: '+27105000306',
    website: null,
    locationAddress: null,
    description: 'Solar for homes in the Free State. Nine people, two bakkies and a waiting list.',
  },
};
