/**
 * The crafts of this market, by the talents they need: to speak to strangers, to persuade at length, to keep order in a shop, to entertain a crowd,
 * figures and papers, machines, care for people's looks and health, dealing with buyers of firms. No participant sees these numbers: they decide
 * preferences, skill, and who is hired again.
 */
type Gifts = readonly [
  strangers: number,
  persuading: number,
  order: number,
  crowds: number,
  figures: number,
  machines: number,
  care: number,
  firms: number,
];

export interface Craft {
  readonly name: string;
  readonly gifts: Gifts;
  readonly industry:
    | 'Technology'
    | 'Healthcare'
    | 'Finance'
    | 'Retail'
    | 'Manufacturing'
    | 'Real Estate'
    | 'Automotive'
    | 'Other';
  /** The options of the catalogue. */
  readonly industries: readonly string[];
  readonly skills: readonly string[];
  readonly titles: readonly string[];
  /** In businesses' words. */
  readonly asks: readonly string[];
  /** In the words of reps who know it. */
  readonly tells: readonly string[];
  /** Rand an hour. */
  readonly pay: number;
}

export const crafts: readonly Craft[] = [
  {
    name: 'starter packs',
    gifts: [0.9, 0.2, 0.1, 0.5, 0.3, 0.5, 0, 0],
    industry: 'Technology',
    industries: ['Telecommunications', 'Technology', 'Retail'],
    skills: ['SIM and airtime sales', 'RICA registration', 'Street and mall activations', 'Spaza and informal trade'],
    titles: ['SIM card sellers', 'Prepaid starter pack team', 'Mobile network agents'],
    asks: [
      'Register new customers for our prepaid network and load their first bundle.',
      'You stand where commuters pass and convert them to our network.',
      'Targets per day are activated numbers, not packs handed out.',
      'Know how registration by law works, with proof of address.',
    ],
    tells: [
      'I have been pushing packs for the yellow one and the red one by the rank since matric.',
      'Airtime, data, I move it all, ask anybody at Bree.',
      'I do the RICA on my own phone quick quick.',
      'I can get forty people connected before lunch on a Friday.',
    ],
    pay: 42,
  },
  {
    name: 'tasting',
    gifts: [0.6, 0.2, 0.4, 0.6, 0, 0, 0.2, 0],
    industry: 'Retail',
    industries: ['FMCG', 'Food & Beverage', 'Retail', 'Events & Promotions'],
    skills: ['Sampling and tastings', 'In-store promotions', 'Product demonstrations', 'FMCG sales'],
    titles: ['In-store demonstrators', 'Weekend sampling at supermarkets', 'Yoghurt promoters'],
    asks: [
      'Let shoppers try our new range and move them to the shelf.',
      'Set up the table, keep it hygienic, count what was sold.',
      'Two supermarkets, both days, month-end crowd.',
      'Friendly faces who talk to mothers with trolleys.',
    ],
    tells: [
      'I cooked and gave bites of polony and cheese at the Spar for a whole year.',
      'People taste, then they buy, that is my thing.',
      'Did juices, noodles, coffee, always sold out my stand.',
      'I love chatting to customers in the aisles while they try things.',
    ],
    pay: 45,
  },
  {
    name: 'shelves',
    gifts: [0, 0, 1, 0, 0.4, 0.1, 0, 0.3],
    industry: 'Retail',
    industries: ['FMCG', 'Retail', 'Manufacturing'],
    skills: ['Merchandising', 'Planograms', 'Stock counting', 'Store visits', 'Price and shelf audits'],
    titles: ['Merchandisers for the festive season', 'Shelf packers, branded goods', 'Field merchandiser'],
    asks: [
      'Rotate stock, face up, and build the gondola ends by the drawing.',
      'Five outlets a day, photos of each fixture before and after.',
      'Report what is out of stock and talk to the receiving manager.',
      'Our products have to stand at eye level by nine.',
    ],
    tells: [
      'I keep the bays straight, oldest dates in front, no gaps.',
      'Three years packing for a bread company at different stores.',
      'I know every back door man in the malls here, my stock gets out first.',
      'Neat worker, I check prices against the list and count at the end.',
    ],
    pay: 38,
  },
  {
    name: 'doors',
    gifts: [0.9, 0.8, 0, 0.1, 0.3, 0.4, 0, 0],
    industry: 'Technology',
    industries: ['Telecommunications', 'Technology'],
    skills: ['Door-to-door sales', 'Fibre and data sales', 'Handling objections', 'Closing'],
    titles: ['Fibre internet canvassers', 'Residential field agents', 'Home broadband team'],
    asks: [
      'Our trench has passed these streets; sign up the households.',
      'You walk estates and suburbs in the late afternoon with a tablet.',
      'Explain line speed, installation and month-to-month terms.',
      'Commission on every connected home on top of the day.',
    ],
    tells: [
      'Gate to gate, rain or shine, I knock until they listen.',
      'I signed up half of a complex for uncapped wifi.',
      'A no is just a not yet for me, I go back on Saturday.',
      'Before this I sold vacuum cleaners house by house.',
    ],
    pay: 48,
  },
  {
    name: 'funeral cover',
    gifts: [0.5, 0.9, 0, 0, 0.8, 0, 0.4, 0],
    industry: 'Finance',
    industries: ['Insurance', 'Financial Services'],
    skills: ['Funeral cover sales', 'Insurance sales', 'Needs analysis', 'Financial products'],
    titles: ['Funeral policy advisers', 'Burial plan agents', 'Insurance representatives in the community'],
    asks: [
      'Sit with families and explain benefits, waiting periods and premiums.',
      'Visit stokvels, churches and pension pay points.',
      'Debit orders must be complete and correct.',
      'Advisers with compassion, who stay with their clients.',
    ],
    tells: [
      'I help people bury their loved ones with dignity, I know the society business.',
      'Worked with a parlour in the township signing up members.',
      'The gogos trust me, they call me when somebody passes.',
      'I fill in the forms right the first time, bank details and all.',
    ],
    pay: 52,
  },
  {
    name: 'card desk',
    gifts: [0.6, 0.6, 0.1, 0.1, 0.8, 0.2, 0, 0],
    industry: 'Finance',
    industries: ['Financial Services', 'Retail'],
    skills: ['Financial products', 'Counter sales', 'Customer service', 'Qualifying leads'],
    titles: ['Store card promoters', 'Account opening consultants', 'Credit application agents'],
    asks: [
      'Invite shoppers at our entrance to open an account.',
      'Check payslips and affordability, submit on the device.',
      'Quality of applications counts more than their number.',
      'A stand in the mall, retail hours.',
    ],
    tells: [
      'I opened accounts for a clothing chain, ten approved a day.',
      'I can see who will qualify before they sit down.',
      'Loans and store credit, I understand the affordability rules.',
      'Good with paperwork and with people who are shy about money.',
    ],
    pay: 47,
  },
  {
    name: 'telephone',
    gifts: [0.3, 0.8, 0.2, 0, 0.5, 0.4, 0, 0.6],
    industry: 'Technology',
    industries: ['Technology', 'Financial Services', 'Other'],
    skills: ['Telesales', 'Cold calling', 'Appointment setting', 'CRM systems', 'B2B sales'],
    titles: ['Outbound callers', 'Appointment setters for software', 'Business development by phone'],
    asks: [
      'Dial a list of small companies and book demonstrations.',
      'You get past the front desk to whoever decides.',
      'Log every conversation in our system the same day.',
      'A calm voice, clear English, eighty dials a day.',
    ],
    tells: [
      'Headset on, script thrown away by the second week.',
      'Two years in a call centre, top of the board most months.',
      'I get receptionists on my side and the boss on the line.',
      'I keep my pipeline clean and I phone when I said I would.',
    ],
    pay: 50,
  },
  {
    name: 'launch days',
    gifts: [0.7, 0.2, 0.1, 1, 0, 0.2, 0.1, 0],
    industry: 'Other',
    industries: ['Events & Promotions', 'Sport & Fitness', 'Hospitality & Tourism'],
    skills: ['Brand ambassador', 'Event coordination', 'Campus activations', 'Roadshows'],
    titles: ['Brand ambassadors for a roadshow', 'Activation crew', 'Festival stand hosts'],
    asks: [
      'Energy, a microphone and a queue at our stand all day.',
      'Hand out, take pictures, get sign-ups, dance a little.',
      'Stadium gates before kick-off and after.',
      'We drive with you from campus to campus.',
    ],
    tells: [
      'I am an MC on weekends and the life of every party.',
      'Was the face of an energy drink at the fan park.',
      'Give me a mic and speakers and watch the people come.',
      'Varsity events, freshers week, I know that crowd.',
    ],
    pay: 55,
  },
  {
    name: 'beauty counter',
    gifts: [0.4, 0.5, 0.2, 0.1, 0.1, 0, 1, 0],
    industry: 'Retail',
    industries: ['Beauty & Cosmetics', 'Retail', 'Healthcare'],
    skills: ['Beauty and skincare sales', 'Counter sales', 'Upselling and cross-selling', 'Product demonstrations'],
    titles: ['Skincare consultants', 'Perfume and make-up hosts', 'Beauty advisers, December'],
    asks: [
      'Match shades, show a routine, suggest the second item.',
      'Our counter at the department store, uniform provided.',
      'You look after your own skin and know ingredients.',
      'Gift sets are the goal in this season.',
    ],
    tells: [
      'I do faces for matric dances and weddings.',
      'Foundation for every tone, I never get it wrong.',
      'Sold creams and fragrance from a catalogue to my whole street.',
      'Qualified in nails and facials, I love making ladies feel good.',
    ],
    pay: 46,
  },
  {
    name: 'solar leads',
    gifts: [0.6, 0.8, 0, 0.1, 0.4, 0.8, 0, 0.3],
    industry: 'Manufacturing',
    industries: ['Energy & Solar', 'Construction & Hardware', 'Manufacturing'],
    skills: ['Solar and energy sales', 'Lead generation', 'Hardware and building sales', 'Solution selling'],
    titles: ['Solar lead generators', 'Inverter and battery advisers', 'Hardware store demonstrators'],
    asks: [
      'Stand in the hardware store and size systems for home owners.',
      'Explain backup time, panels and finance, book the site visit.',
      'Understand a power bill and a distribution board.',
      'Good leads only: owners with a roof of their own.',
    ],
    tells: [
      'Trained as an electrician, talking is what I like better.',
      'When the lights go off my phone rings, I put batteries in homes.',
      'I can work out kilowatts on the back of a till slip.',
      'Geysers, panels, gates, I sold them at the builders counter.',
    ],
    pay: 58,
  },
  {
    name: 'show houses',
    gifts: [0.3, 0.9, 0.2, 0, 0.7, 0, 0.2, 0.3],
    industry: 'Real Estate',
    industries: ['Real Estate', 'Hospitality & Tourism'],
    skills: ['Property sales', 'Negotiation', 'Following up', 'Relationship building'],
    titles: ['Show day hosts', 'Sectional title sales assistants', 'New development weekend team'],
    asks: [
      'Welcome buyers to the new development on Sundays.',
      'Take details, explain levies and bonds, follow up on Monday.',
      'Dressed for it, with own car.',
      'Units from the plan: you have to paint the picture.',
    ],
    tells: [
      'I rented out flats for an agency and filled every one.',
      'I walk a couple through a place and they see their sofa in it.',
      'Busy with my candidate practitioner certificate.',
      'I know bond originators and what the bank asks for.',
    ],
    pay: 60,
  },
  {
    name: 'forecourt',
    gifts: [0.5, 0.7, 0.1, 0.2, 0.5, 0.7, 0, 0.2],
    industry: 'Automotive',
    industries: ['Automotive'],
    skills: ['Vehicle sales', 'Negotiation', 'Forecourt promotions', 'Closing'],
    titles: ['Dealership weekend sellers', 'Test drive hosts', 'Tyre and lubricant promoters'],
    asks: [
      'Meet people on the floor and get them behind the wheel.',
      'Trade-ins, finance pack, hand over to the business manager.',
      'Promote our oil at garages next to the pumps.',
      'A valid licence is a must.',
    ],
    tells: [
      'Petrolhead, I can sell you a bakkie without opening the brochure.',
      'Moved second-hand Polos for my uncle for four years.',
      'Engines, tyres, fitment, I grew up in a workshop.',
      'I get them in the seat, the car does the rest.',
    ],
    pay: 56,
  },
];
