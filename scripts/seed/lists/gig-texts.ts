import type { jobIndustries } from '#contract/catalogue/options.ts';

interface Trade {
  /** The same among the industries of the profiles. */
  readonly profileIndustry: string;
  /** Of all gigs, in percent. */
  readonly share: number;
  /** In rand an hour: half of the gigs for beginners pay less. */
  readonly medianPay: number;
  readonly roles: readonly string[];
  readonly goods: readonly string[];
  readonly duties: readonly string[];
  readonly skills: readonly string[];
}

export const trades: Record<(typeof jobIndustries)[number], Trade> = {
  Retail: {
    profileIndustry: 'Retail',
    share: 41,
    medianPay: 58,
    roles: ['In-store promoter', 'Weekend tasting promoter', 'Merchandiser', 'Brand ambassador', 'Sampling crew'],
    goods: [
      'iced tea',
      'instant porridge',
      'skincare',
      'snacks',
      'fruit juice',
      'washing powder',
      'school shoes',
      'spices',
    ],
    duties: [
      'You set up the table, talk to shoppers, hand out samples and count what is sold.',
      'You keep the shelf full and neat, check prices and send a photo at the end of each visit.',
      'You explain the offer at the entrance and walk with the customer to the shelf.',
    ],
    skills: [
      'Friendly with strangers, on time, standing for hours',
      'Two languages of the area, counting stock',
      'Neat, honest with cash',
    ],
  },
  Technology: {
    profileIndustry: 'Technology',
    share: 17,
    medianPay: 70,
    roles: [
      'SIM and data seller',
      'Fibre consultant, door to door',
      'Phone shop consultant',
      'Campus ambassador',
      'Demonstrator',
    ],
    goods: ['prepaid bundles', 'home fibre', 'smartphones', 'solar kits', 'card machines', 'routers', 'power stations'],
    duties: [
      'You check coverage, explain the packages and sign people up on a tablet.',
      'You register customers by the book: no proof of address, no SIM.',
      'You show how it works, let people try it and set it up for them.',
    ],
    skills: [
      'Smartphone and tablet, patient explaining',
      'RICA experience is a plus',
      'Technical interest, persistence without pushing',
    ],
  },
  Finance: {
    profileIndustry: 'Financial Services',
    share: 12,
    medianPay: 78,
    roles: ['Funeral cover adviser', 'Call-back agent', 'Mall desk consultant', 'Appointment maker', 'Stokvel liaison'],
    goods: [
      'family cover',
      'savings plans',
      'group benefits',
      'bank accounts',
      'small business loans',
      'car insurance',
    ],
    duties: [
      'You explain the plan in plain words, check ages and waiting periods and submit on the tablet.',
      'You call people from our list, listen, and book a visit for a consultant.',
      'You speak for twenty minutes at meetings and stay for the questions.',
    ],
    skills: [
      'RE5 or studying towards it',
      'Calm voice, good notes after each call',
      'Speaking to groups, respect for elders',
    ],
  },
  Healthcare: {
    profileIndustry: 'Healthcare',
    share: 6,
    medianPay: 74,
    roles: ['Pharmacy demonstrator', 'Clinic liaison', 'Wellness day host', 'Congress registration host'],
    goods: ['vitamins', 'baby care', 'test kits', 'hearing aids', 'dental care', 'lavender balm'],
    duties: [
      'You greet people, explain what it does and does not do, and book a check-up.',
      'You visit clinics and pharmacies, leave samples and note what they ask for.',
      'You scan badges, ask two questions and hand over the pack.',
    ],
    skills: ['Gentle manner, hygiene', 'Medical words do not scare you', 'Discreet with what people tell you'],
  },
  Manufacturing: {
    profileIndustry: 'Manufacturing',
    share: 6,
    medianPay: 62,
    roles: ['Trade counter promoter', 'Route sales rep', 'Trade show demonstrator', 'Spaza merchandiser'],
    goods: ['power tools', 'paint', 'cement', 'sauces and chutneys', 'cleaning products', 'work clothes'],
    duties: [
      'You visit twenty shops a day, take orders and swap expired stock.',
      'You show it to builders who have seen it all, and let them try.',
      'You take the first order and come back a week later for the second.',
    ],
    skills: ['Driving licence, own bakkie', 'Has used the product at work', 'Order taking, honest with cash'],
  },
  'Real Estate': {
    profileIndustry: 'Real Estate',
    share: 5,
    medianPay: 88,
    roles: ['Show house host', 'Leasing canvasser', 'Student housing ambassador', 'Estate outreach rep'],
    goods: ['new apartments', 'student rooms', 'office space', 'plots', 'security estates'],
    duties: [
      'You welcome visitors, walk them through and know the answers on levies and transfer costs.',
      'You hand out flyers at the right gates and bring people to the viewing.',
      'You call managing agents and book a presentation to the trustees.',
    ],
    skills: ['Hosting, good with names', 'Property basics, tablet', 'Well spoken, on time on Sundays'],
  },
  Automotive: {
    profileIndustry: 'Automotive',
    share: 6,
    medianPay: 76,
    roles: ['Test-drive host', 'Forecourt promoter', 'Tyre and battery promoter', 'Fleet appointment maker'],
    goods: ['electric cars', 'used cars', 'engine oil', 'tyres', 'trackers', 'bakkie canopies'],
    duties: [
      'You check licences, explain the car and sit beside the driver for fifteen minutes.',
      'You talk to drivers while the tank fills, in two sentences.',
      'You find out who decides about the fleet and book a first visit.',
    ],
    skills: ['Licence held for three years', 'Knows cars, calm passenger', 'Loud enough for a forecourt'],
  },
  Other: {
    profileIndustry: 'Events & Promotions',
    share: 7,
    medianPay: 66,
    roles: [
      'Event crew',
      'Match-day promoter',
      'Roadshow team',
      'Mystery shopper',
      'Festival bar seller',
      'Golf day host',
    ],
    goods: [
      'an energy drink',
      'a food market',
      'a bank’s client day',
      'a radio station',
      'a music festival',
      'a fun run',
    ],
    duties: [
      'You warm up the crowd, hand out prizes and collect entries.',
      'You work the walkways in a team of six and keep the area clean.',
      'You visit, buy something small and answer eighteen questions on your phone.',
    ],
    skills: ['Loud, friendly, fit', 'Stage experience and stamina', 'Observant, writes clearly'],
  },
};

export const closings: readonly string[] = [
  'Training is paid. We answer everyone who applies within a week.',
  'Transport is refunded against slips. Payment within three days of each shift.',
  'T-shirt, cap and a meal are provided. A bonus is paid above the target.',
  'Two references, please, and the days on which you can start.',
  'We work in pairs, for safety and for company.',
  'A good first gig: we show you everything on the first day.',
  'Tell us what you sold last and how much of it.',
];
