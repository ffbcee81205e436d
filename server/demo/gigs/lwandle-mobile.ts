import type { DemoGig } from '../demo-gig.ts';

export const lwandleGigs: readonly DemoGig[] = [
  {
    title: 'SIM and data bundle seller, beachfront weekends',
    industry: 'Technology',
    town: 'Durban',
    province: 'KwaZulu-Natal',
    address: 'North Beach to uShaka',
    description: `Our bundles last 30 days and cost R99. You sell and register SIM cards along the promenade on four Saturdays and Sundays, 8:00 to 14:00, in a team of four with a gazebo.

Registration under RICA needs care: you check the ID and the proof of address with our app, and no SIM leaves without it. We train you for one paid day. R10 for every activated SIM on top of the rate.`,
    skills: 'RICA experience is a plus, smartphone, isiZulu and English, works in the sun',
    pay: { hourly: 65, hours: 48 },
    days: { on: ['Sat', 'Sun'], weeks: 4, from: '08:00', to: '14:00' },
    duration: '1 month',
    experience: 'Entry Level',
    type: 'Part-time',
    posted: 3,
    starts: 14,
    applications: [
      {
        rep: 'andile',
        status: 'interview',
        message:
          'Sawubona. I am at North Beach every weekend and know the lifeguards, the vendors and the guys with the rickshaws. I did RICA for another network for a season in 2023 and all my registrations passed.',
        invitation: 'Sounds like our gazebo captain. Please bring your ID to the Point office on Tuesday, 10:00.',
      },
      {
        rep: 'thandeka',
        status: 'pending',
        message:
          'I can do both days on all weekends except the third. I am used to targets from FMCG promotions and I do not mind the heat.',
      },
      {
        rep: 'lungelo',
        status: 'pending',
        message:
          'I sell airtime and repair phones in Port Shepstone. For the month I would stay with my brother in Durban. RICA certified since 2022, certificate attached when you need it.',
      },
      {
        rep: 'ayanda',
        status: 'pending',
        message:
          'I am in Pietermaritzburg and can take the early taxi. I sold used cars for two years, so SIM cards should go quickly.',
      },
    ],
  },
  {
    title: 'Fibre door-to-door consultant',
    industry: 'Technology',
    town: 'Pietermaritzburg',
    province: 'KwaZulu-Natal',
    address: 'Scottsville, Hayfields and Northdale',
    description: `Fibre went live in 3,400 homes six weeks ago and 11 % have signed. You knock on the other doors with a tablet: check coverage, explain the three packages, sign up on the spot. Late afternoons and Saturdays, 24 hours a week.

Streets are given out in pairs, for safety and for company. Basic rate as shown, and R250 for every line that is installed.`,
    skills: 'Door-to-door sales, tablet, persistence without pushing',
    pay: { hourly: 78, hours: 288 },
    duration: '3 months',
    experience: '1-2 years',
    type: 'Contract',
    posted: 11,
    reps: 6,
    starts: 12,
    applications: [
      {
        rep: 'ayanda',
        status: 'accepted',
        message:
          'Two years of selling used cars taught me patience. I stay in Scottsville, so I already have your fibre and can tell people honestly what it is like (good, except for the first week).',
        invitation: 'Fair comment about the first week. Let us meet on Friday at 15:00 in Hayfields.',
        note: 'You start with Scottsville, together with Lungelo if he accepts.',
      },
      {
        rep: 'lungelo',
        status: 'interview',
        message:
          'I have done door-to-door for a solar company on the South Coast, 9 to 12 sign-ups a week. I can move to Maritzburg for the three months.',
        invitation: 'Good numbers. Could you call Sanele on Thursday after 16:00?',
      },
      {
        rep: 'sipho',
        status: 'withdrawn',
        message: 'Experienced in telecoms sales in Johannesburg, would relocate to KZN for three months.',
      },
    ],
  },
  {
    title: 'Township agent recruiter, airtime sellers',
    industry: 'Technology',
    town: 'Mthatha',
    province: 'Eastern Cape',
    description: `Find us 60 people who would sell our airtime from home: hairdressers, spaza owners, students. You explain the wallet, help with the first R100 float, and stay in touch for two weeks until they sell on their own.

Area: Mthatha, Qumbu, Libode. 20 hours a week for one month, taxi fare refunded.`,
    skills: 'isiXhosa, explaining money clearly, WhatsApp groups',
    pay: { hourly: 70, hours: 80 },
    duration: '1 month',
    experience: 'Entry Level',
    type: 'Contract',
    posted: 14,
    starts: 8,
    applications: [
      {
        rep: 'unathi',
        status: 'accepted',
        message:
          'Molweni. I was a community health worker for four years and walked every one of those streets. People open their doors to me. I already run three WhatsApp groups with more than 200 members each.',
        note: 'That is exactly the trust that this needs. Welcome, Unathi.',
      },
      {
        rep: 'vuyo',
        status: 'rejected',
        message:
          'I would do Mthatha from East London, three days a week. I have recruited agents before, 25 in one month.',
        note: 'Strong record, Vuyo. We wanted someone based there; East London comes next and you are first on the list.',
      },
    ],
  },
  {
    title: 'Campus ambassador, student data deals',
    industry: 'Technology',
    town: 'Gqeberha',
    province: 'Eastern Cape',
    address: 'Summerstrand, both campuses',
    description: `Registration week brings 8,000 students to campus. For one week you run a table, hand out SIM cards that are free with a student card, and collect votes for which data deal students really want.`,
    skills: 'Student or recent graduate, outgoing, tidy record keeping',
    pay: { hourly: 60, hours: 30 },
    duration: '1 week',
    experience: 'Entry Level',
    type: 'Contract',
    posted: 32,
    closed: 24,
    starts: 8,
    applications: [
      {
        rep: 'chantelle',
        status: 'rejected',
        message: 'I am not a student any more but I look like one! Free that week and five minutes from Summerstrand.',
        note: 'Thank you, we took a student for this one.',
      },
      {
        rep: 'vuyo',
        status: 'withdrawn',
        message: 'I am a part-time student in East London and could be on campus in Summerstrand the whole week.',
      },
    ],
  },
  {
    title: 'Shop-in-shop consultant, prepaid phones',
    industry: 'Technology',
    town: 'Polokwane',
    province: 'Limpopo',
    description: `A furniture chain gives us three square metres near the till. You sell entry-level smartphones on lay-by or cash, set them up for the customer, and load the first bundle. Monday to Saturday in shifts, 40 hours a week.`,
    skills: 'Phones and their settings, patience with first-time users, Sepedi or Xitsonga',
    pay: { hourly: 58, hours: 170 },
    duration: 'ongoing',
    experience: 'Entry Level',
    type: 'Full-time',
    posted: 8,
    starts: 15,
    applications: [
      {
        rep: 'nkateko',
        status: 'pending',
        message:
          'From next month I am free again after the hamper kiosk. Two years of prepaid sales, Xitsonga, Sepedi, English. Phones are my thing.',
      },
      {
        rep: 'rudzani',
        status: 'rejected',
        message: 'I would consider Polokwane if the hours can be four longer days.',
        note: 'Thank you. The store needs six days covered, so this does not fit.',
      },
      {
        rep: 'kagiso',
        status: 'pending',
        message:
          'I would move to Polokwane for a full-time gig. Two years on the shop floor, I set up phones for half of my street.',
      },
    ],
  },
  {
    title: 'Taxi association liaison, Wi-Fi pilot',
    industry: 'Technology',
    town: 'Umlazi',
    province: 'KwaZulu-Natal',
    description: `We put free Wi-Fi into 50 taxis and need somebody the drivers respect to keep it going: fit the stickers, explain the login to passengers at the rank, report broken units, collect the drivers' feedback every Friday.

Mornings, 6:00 to 10:00, five days a week for a month.`,
    skills: 'Respected at the rank, isiZulu, early mornings, simple fault finding',
    pay: { hourly: 88, hours: 80 },
    days: { on: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], weeks: 4, from: '06:00', to: '10:00' },
    duration: '1 month',
    experience: '1-2 years',
    type: 'Part-time',
    posted: 17,
    closed: 6,
    filled: true,
    starts: 6,
    applications: [
      {
        rep: 'andile',
        status: 'accepted',
        message:
          'My uncle drives on the Umlazi V to town route and I was a queue marshal for a year. The drivers know me. I can tell you in five minutes if a unit is off or if somebody pulled the fuse.',
        note: 'You are hired, and please do not tell us who pulls the fuses.',
      },
      {
        rep: 'thandeka',
        status: 'rejected',
        message:
          'I can do the mornings and I am comfortable with technology. I am not from the taxi world but I can learn.',
        note: 'Thank you, Thandeka. This one really needs somebody from the rank.',
      },
    ],
  },
  {
    title: 'Business fibre appointment setter',
    industry: 'Technology',
    town: 'Bellville',
    province: 'Western Cape',
    description: `From home, on the phone: you call small businesses in Bellville and Tyger Valley from our list, find out when their contract ends, and book a visit for our account manager. We do not ask you to sell.

Four hours each morning for three months. Headset and call account provided; R90 for each visit that takes place.`,
    skills: 'Phone manner, CRM, Afrikaans and English, quiet room and stable line',
    pay: { hourly: 98, hours: 240 },
    duration: '3 months',
    experience: '1-2 years',
    type: 'Part-time',
    posted: 1,
    starts: 10,
    applications: [
      {
        rep: 'keagan',
        status: 'pending',
        message:
          'I booked demos for a software reseller for 18 months: about 60 calls a day, 7 % booked. Tweetalig, quiet study with fibre, own headset that is better than most.',
      },
      {
        rep: 'yusuf',
        status: 'pending',
        message:
          'When the salons are done for the day I have my mornings, sorry, afternoons free. If the calls can also be made after 14:00, I am your man. Afrikaans and English.',
      },
    ],
  },
];
