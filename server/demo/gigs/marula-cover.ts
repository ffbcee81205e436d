import type { DemoGig } from '../demo-gig.ts';

export const marulaGigs: readonly DemoGig[] = [
  {
    title: 'Funeral cover adviser, month-end mall desk',
    industry: 'Finance',
    town: 'Vereeniging',
    province: 'Gauteng',
    address: 'Next to the bank ATMs, ground floor',
    description: `Month-end is when families sort out their cover. You sit at our desk from the 24th to the 2nd, explain the two family plans, check ages and waiting periods with the client, and submit on the tablet. We call every client back within a day to confirm that they understood what they signed.

You need to be fit and proper under FAIS, or willing to work under supervision while you write RE5. Basic pay as shown and R85 for each policy that pays its first premium.`,
    skills: 'RE5 or studying towards it, Sesotho and English, patient explaining, tablet',
    pay: { hourly: 72, hours: 64 },
    duration: '1 month',
    experience: '1-2 years',
    type: 'Contract',
    posted: 5,
    closesIn: 2,
    starts: 5,
    applications: [
      {
        rep: 'mpho',
        status: 'interview',
        message:
          'I want to move from FMCG into insurance and write RE5 in two months. I stay in Vereeniging, Sesotho is my home language, and I buried my father last year, so I know what a clear explanation is worth to a family.',
        invitation:
          'Thank you for writing so openly. Let us meet on Monday at 12:00 in the mall and talk about supervision.',
      },
      {
        rep: 'thabang',
        status: 'pending',
        message:
          'RE5 since 2021, four years of funeral cover in Welkom and Virginia. I would drive up for the ten days and stay with family in Sebokeng.',
      },
      {
        rep: 'katlego',
        status: 'rejected',
        message: 'I am an adviser with RE5 in Centurion and could do the weekend days.',
        note: 'Thank you, Katlego. We need one person for all ten days. Please see the Centurion gig.',
      },
      {
        rep: 'lerato',
        status: 'pending',
        message:
          'I am new to cover, but I sit on the committee of our stokvel and explain the rules to new members. Sesotho, isiZulu, English. Can I start while I study for RE5?',
      },
    ],
  },
  {
    title: 'Employee benefits appointment maker',
    industry: 'Finance',
    town: 'Centurion',
    province: 'Gauteng',
    description: `You open doors at companies with 20 to 100 employees: find the person who decides about group cover, call, and book a first meeting for our consultants. Three mornings a week from our office or from home.

Good at this job means: well prepared, unhurried, and a note after every call that the next person can use.`,
    skills: 'B2B calling, CRM discipline, LinkedIn research',
    pay: { hourly: 135, hours: 144 },
    duration: '3 months',
    experience: '3-5 years',
    type: 'Contract',
    posted: 13,
    starts: 12,
    applications: [
      {
        rep: 'katlego',
        status: 'accepted',
        message:
          'Five years in financial services, two of them in corporate benefits, RE5 done. I booked 11 first meetings a month on average in my last role. I live in Centurion and prefer the office to my kitchen table.',
        invitation: 'Can you come in on Wednesday at 9:00? Ask for Tebogo.',
        note: 'We are glad to have you. The desk by the window is yours.',
      },
      {
        rep: 'anneke',
        status: 'rejected',
        message:
          'My background is in cars rather than cover, but I am used to long sales cycles and to HR and fleet managers.',
        note: 'A close call, Anneke. We chose somebody with benefits experience.',
      },
      {
        rep: 'themba',
        status: 'withdrawn',
        message:
          'I work in commercial property and talk to exactly these companies every week. I could add your calls to mine.',
      },
      {
        rep: 'refilwe',
        status: 'rejected',
        message: 'I am good at research and at LinkedIn, and I am looking for mornings besides my internship.',
        note: 'Thank you, Refilwe. We need more years on the phone for this one.',
      },
    ],
  },
  {
    title: 'Field adviser, stokvel and burial society outreach',
    industry: 'Finance',
    town: 'Emalahleni',
    province: 'Mpumalanga',
    description: `Stokvels and burial societies meet at weekends, and that is where you come in: 20 minutes at the end of the meeting about group cover that pays out within 48 hours. We arrange the first 15 invitations and you find the next 15 by doing well.

Saturdays and Sundays, 9:00 to 14:00, for three months. Petrol is refunded.`,
    skills: 'Speaking to groups, isiZulu or siSwati, respect for how societies work',
    pay: { hourly: 95, hours: 130 },
    days: { on: ['Sat', 'Sun'], weeks: 13, from: '09:00', to: '14:00' },
    duration: '3 months',
    experience: '1-2 years',
    type: 'Part-time',
    posted: 19,
    starts: 10,
    applications: [
      {
        rep: 'nomvula',
        status: 'accepted',
        message:
          'I am the secretary of my own burial society (54 members) and have sold cover for three years. I know that one does not walk in with a laptop: one greets, sits down and waits until one is asked.',
        invitation: 'You described it better than our training manual does. A call on Thursday evening?',
        note: 'The first five invitations are in your inbox. Good luck, Nomvula.',
      },
      {
        rep: 'bongani',
        status: 'rejected',
        message:
          'I live in Mbombela but I have family in Witbank and can be there at weekends. Good with groups, I preach on Sundays.',
        note: 'Thank you, Bongani. Sundays are meeting days, so we fear that it would clash.',
      },
    ],
  },
  {
    title: 'Savings club activator at mine change houses',
    industry: 'Finance',
    town: 'Rustenburg',
    province: 'North West',
    description: `At shift change you have eight minutes of a miner's attention. You explain a payroll savings plan, hand over a card with a number to dial, and are gone before the bus leaves. Site induction, PPE and transport from Rustenburg are provided.

Two shifts a day, 5:00 to 7:00 and 13:30 to 15:30, for one month.`,
    skills: 'Setswana and isiXhosa, medical for site access, short and clear',
    pay: { hourly: 120, hours: 80 },
    duration: '1 month',
    experience: '1-2 years',
    type: 'Contract',
    posted: 16,
    starts: 14,
    applications: [
      {
        rep: 'tshepo',
        status: 'interview',
        message:
          'I worked in the lamp room of a platinum mine for two years before I went into sales, so induction and PPE are nothing new, and I know how short eight minutes are. Setswana, isiXhosa, English, Fanagalo if needed.',
        invitation: 'We need your certificate of fitness before we can book the induction. Do you have a current one?',
      },
      {
        rep: 'kagiso',
        status: 'pending',
        message:
          'I am in Mahikeng and would stay in Rustenburg for the month. Retail experience, Setswana home language, medical can be done this week.',
      },
    ],
  },
  {
    title: 'Call-back agent, policy reinstatements',
    industry: 'Finance',
    town: 'Welkom',
    province: 'Free State',
    description: `600 clients missed two premiums in a row. Most of them want to keep their cover and do not know how. You call, listen and arrange a new debit date or a reduced plan. No pressure, no scripts: we score calls by what clients say about them afterwards.

From home, 5 hours a day for one month. Airtime and call account provided.`,
    skills: 'Listening, Sesotho and Afrikaans, calm voice, basic computer work',
    pay: { hourly: 64, hours: 105 },
    duration: '1 month',
    experience: 'Entry Level',
    type: 'Contract',
    posted: 29,
    closed: 18,
    starts: 7,
    applications: [
      {
        rep: 'thabang',
        status: 'accepted',
        message:
          'I sold some of those policies myself when I worked the Goldfields, so I feel responsible. People here skip premiums when overtime is cut. I know how to talk about it without making them ashamed.',
        note: 'Thank you, Thabang. You start on Monday with the list for Thabong and Bronville.',
      },
      {
        rep: 'dineo',
        status: 'rejected',
        message: 'I have call centre experience in Bloemfontein and can work from home all day.',
        note: 'Thank you, Dineo. We needed one person only, and chose someone who knows the clients.',
      },
    ],
  },
  {
    title: 'Commission-only broker partner',
    industry: 'Finance',
    town: 'Upington',
    province: 'Northern Cape',
    description: `We have no branch between Kimberley and Springbok and do not plan one. If you are a registered representative and travel the Orange River anyway, add our family plans to your book: 22 % of the first year's premiums, paid weekly, and 4 % from then on.

What others in similar towns earn is shown as the compensation for a month. It is not a promise.`,
    skills: 'FAIS registered, own book and transport, Afrikaans and Setswana',
    pay: { commission: 9500 },
    duration: 'ongoing',
    experience: '5+ years',
    type: 'Commission Only',
    posted: 24,
    starts: 14,
    applications: [
      {
        rep: 'riaan',
        status: 'pending',
        message:
          'Ek is nie FAIS-geregistreer nie, but I see 40 farmers a month with feed and vaccines between Groblershoop and Kakamas. Would you take somebody who introduces clients to a registered broker?',
      },
    ],
  },
];
