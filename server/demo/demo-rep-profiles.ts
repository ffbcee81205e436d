import type { repProfiles } from '#server/features/profiles/tables.ts';
import type { DemoRepKey } from './demo-people.ts';

type Row = typeof repProfiles.$inferInsert;

export type DemoRepProfile = Partial<
  Pick<
    Row,
    | 'age'
    | 'phone'
    | 'locationAddress'
    | 'industry'
    | 'experience'
    | 'availability'
    | 'hourlyRateCents'
    | 'skills'
    | 'description'
  >
>;

type Facts = readonly [
  age: number,
  industry: Row['industry'],
  experience: Row['experience'],
  availability: Row['availability'],
  /** An hour. */
  rand: number | null,
];

type About = readonly [facts: Facts, skills: string, description: string | null, suburb?: string];

function about([[age, industry, experience, availability, rand], skills, description, suburb]: About) {
  return (position: number): DemoRepProfile => ({
    age,
    // Of the same block as our own number: nobody else's phone rings.
    phone: position % 7 === 5 ? null : `+271050002${String(position).padStart(2, '0')}`,
    industry,
    experience,
    availability,
    hourlyRateCents: rand === null ? null : rand * 100,
    skills: skills.split(', '),
    description,
    locationAddress: suburb ?? null,
  });
}

const texts: Record<DemoRepKey, About> = {
  lerato: [
    [27, 'retail', 'mid', 'weekends', 85],
    'In-store promotions, Sampling and tastings, Upselling and cross-selling, Merchandising, Sesotho, isiZulu, English',
    'Six years behind tasting tables from Maponya to Sandton. I greet everybody, I count what I sell, and I leave the shelf neater than I found it.\n\nLast December my table sold out on both days of a porridge launch.',
    'Orlando West',
  ],
  sipho: [
    [24, 'technology', 'junior', 'full-time', 70],
    'SIM and airtime sales, RICA registration, Street and mall activations, isiZulu, English',
    'I register SIM cards faster than the queue grows. Own tablet, RICA training done.',
    'Braamfontein',
  ],
  anneke: [
    [41, 'other', 'senior', 'flexible', 140],
    "Vehicle sales, Negotiation, Closing, Key account management, Afrikaans, Driver's licence",
    'Fifteen years on showroom floors, five of them as a manager. Now I sell when and where I choose.',
  ],
  themba: [
    [35, 'other', 'senior', 'flexible', 150],
    'Property sales, Presenting, Qualifying leads, Networking, Own transport',
    'I hosted show days for two agencies and know which questions mean that somebody will make an offer.',
    'Wendywood',
  ],
  refilwe: [
    [29, 'technology', 'mid', 'part-time', 110],
    'B2B sales, Software sales, Product demonstrations, Cold calling, CRM systems',
    'I explain software to people who would rather not need it. Card machines, payroll, point of sale.',
  ],
  katlego: [
    [33, 'finance', 'mid', 'full-time', 105],
    'Financial products, Insurance sales, Needs analysis, Setswana, English',
    'RE5 passed. I ask about the family first and about money last.',
    'Lyttelton',
  ],
  mpho: [[22, 'retail', 'entry', 'weekends', 55], 'Merchandising, Stock counting, Cash handling', null],
  nandipha: [
    [26, 'other', 'junior', 'weekends', 75],
    'Brand ambassador, Event coordination, Campus activations, isiXhosa, isiZulu',
    'Festivals, graduations, store openings: where there is music I can sell.',
    'Daveyton',
  ],
  fatima: [
    [31, 'retail', 'mid', 'part-time', 90],
    'Beauty and skincare sales, Product demonstrations, Consultative selling, Customer retention',
    'Qualified skincare therapist. People buy from me because I tell them what they do not need.',
    'Bo-Kaap',
  ],
  yusuf: [
    [19, 'retail', 'entry', 'weekends', 48],
    'Retail sales, Cash handling, Afrikaans, English',
    'First year at college, every weekend free. I help in my uncle’s shop since I was twelve.',
    'Rocklands',
  ],
  zintle: [[23, 'other', 'junior', 'flexible', 65], 'Street and mall activations, Brand ambassador, isiXhosa', null],
  keagan: [
    [28, 'technology', 'mid', 'flexible', 95],
    'Fibre and data sales, Door-to-door sales, Handling objections, Territory planning',
    'I walked every street of Bellville South for fibre, some of them twice.',
  ],
  carla: [
    [37, 'other', 'senior', 'part-time', 120],
    'Hospitality and travel sales, Account management, Wine tastings, Afrikaans, English',
    'Cellar door, wine shows and corporate gifts. WSET level 2.',
    'Die Boord',
  ],
  johan: [
    [52, 'manufacturing', 'senior', 'flexible', 130],
    "Hardware and building sales, Trade show selling, Quoting and proposals, Driver's licence, Own transport",
    'Thirty years between timber and taps. I know what the builder asks before he asks it.',
  ],
  thandeka: [
    [30, 'retail', 'mid', 'full-time', 80],
    'FMCG sales, Route sales, Merchandising, Planograms, isiZulu',
    'Forty spaza shops a week, and each of them knows my name.',
    'Berea',
  ],
  priya: [
    [34, 'retail', 'senior', 'part-time', 115],
    'Beauty and skincare sales, Training others, Team leading, Upselling and cross-selling',
    'I led counters in two department stores and still prefer to sell myself.',
  ],
  andile: [[21, 'other', 'entry', 'weekends', null], 'Brand ambassador, Roadshows, isiZulu', null, 'Section D'],
  ayanda: [
    [32, 'other', 'mid', 'flexible', 100],
    "Vehicle sales, Following up, Lead generation, isiZulu, English, Driver's licence",
    'Most cars are sold on the third call. I make it.',
  ],
  lungelo: [
    [25, 'technology', 'junior', 'full-time', 60],
    'SIM and airtime sales, RICA registration, Spaza and informal trade',
    'South coast from Hibberdene to Port Edward: I know the shops and the signal.',
  ],
  chantelle: [
    [29, 'retail', 'mid', 'weekends', 78],
    'Beauty and skincare sales, Sampling and tastings, WhatsApp selling, Afrikaans',
    'My regulars order by WhatsApp on Thursday and fetch on Saturday.',
    'Central',
  ],
  unathi: [
    [38, 'healthcare', 'senior', 'part-time', 125],
    'Medical and pharmacy sales, Relationship building, Presenting, isiXhosa',
    'Former ward sister. I speak with pharmacists and with grandmothers, each in their own words.',
  ],
  vuyo: [[27, 'technology', 'mid', 'full-time', 72], 'Fibre and data sales, Door-to-door sales, Closing', null],
  dineo: [
    [36, 'technology', 'senior', 'flexible', 118],
    'Solar and energy sales, Needs analysis, Quoting and proposals, Sesotho, Own transport',
    'I size a system at the kitchen table and say so when it will not pay for itself.',
    'Langenhoven Park',
  ],
  thabang: [
    [44, 'finance', 'senior', 'full-time', 112],
    'Funeral cover sales, Insurance sales, Appointment setting, Sesotho',
    'Societies and stokvels trust me because I come back when there is a claim.',
  ],
  rudzani: [[23, 'retail', 'junior', 'full-time', 52], 'FMCG sales, Route sales, Tshivenda, English', null],
  nkateko: [
    [26, 'technology', 'junior', 'flexible', 62],
    'SIM and airtime sales, Campus activations, Xitsonga, Sepedi',
    'Four languages and a loud umbrella.',
  ],
  bongani: [
    [39, 'technology', 'mid', 'full-time', 98],
    "Solar and energy sales, Agricultural sales, siSwati, Driver's licence",
    'I sell pumps and panels to farms along the Crocodile River, and I have carried most of them up the ladder too.',
  ],
  nomvula: [
    [33, 'finance', 'mid', 'part-time', 88],
    'Insurance sales, Telesales, Customer onboarding, isiZulu',
    'Patient on the phone, thorough on the form.',
  ],
  tshepo: [
    [30, 'finance', 'junior', 'flexible', 76],
    'Financial products, Cold calling, Following up, Setswana',
    'From call centre to customer’s kitchen. I prefer the kitchen.',
  ],
  kagiso: [[20, 'retail', 'entry', 'weekends', 46], 'Retail sales, Cash handling', null],
  boitumelo: [
    [28, 'retail', 'mid', 'part-time', 68],
    'In-store promotions, Mystery shopping, Surveys, Setswana, Afrikaans',
    'I count, I photograph, I report the same evening.',
    'Galeshewe',
  ],
  riaan: [
    [47, 'other', 'senior', 'full-time', 122],
    "Agricultural sales, Route sales, Relationship building, Afrikaans, Driver's licence",
    'Feed, seed and fencing from Upington to Keimoes. Farmers do not like to be hurried, and neither do I.',
  ],
};

/** What each rep of the demo says of themselves; some have not finished yet. */
export const demoRepProfiles = Object.fromEntries(
  Object.entries(texts).map(([key, text], position) => [key, about(text)(position)]),
) as Readonly<Record<DemoRepKey, DemoRepProfile>>;
