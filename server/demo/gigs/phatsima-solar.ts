import type { DemoGig } from '../demo-gig.ts';

export const phatsimaGigs: readonly DemoGig[] = [
  {
    title: 'Solar lead generator, suburbs',
    industry: 'Technology',
    town: 'Bloemfontein',
    province: 'Free State',
    address: 'Langenhoven Park and Universitas',
    description: `You walk two suburbs street by street, talk to home owners about inverter and panel packages from R68,000, photograph the distribution board if they are interested, and book our engineer. You do not quote and you do not sign.

Afternoons, Tuesday to Saturday, 25 hours a week for one month. R150 for each engineer's visit, R600 more when it becomes an order.`,
    skills: 'Walking and talking, basic understanding of geysers and inverters, Sesotho and Afrikaans',
    pay: { hourly: 76, hours: 100 },
    days: { on: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat'], weeks: 4, from: '13:00', to: '18:00' },
    duration: '1 month',
    experience: 'Entry Level',
    type: 'Contract',
    posted: 6,
    starts: 11,
    applications: [
      {
        rep: 'dineo',
        status: 'interview',
        message:
          'I sold solar geysers for a year and can tell a prepaid board from a conventional one by the photo. I live in Langenhoven Park, and honestly I would enjoy to walk it for money instead of for the dog.',
        invitation: 'Bring the dog. Meeting at our showroom on Thursday at 10:00?',
      },
      {
        rep: 'thabang',
        status: 'pending',
        message:
          'When the call-backs are done I am free for a month and can stay in Bloem. Strong at first contact, new to solar.',
      },
      {
        rep: 'katlego',
        status: 'pending',
        message:
          'I am in the Free State every second month for family and could do one full month. Explaining monthly payments is what I do all day.',
      },
    ],
  },
  {
    title: 'Solar showroom host at a hardware store',
    industry: 'Technology',
    town: 'Mbombela',
    province: 'Mpumalanga',
    description: `A hardware store gives us its best corner from Thursday to Sunday. You keep a small running system on display (fridge, lights, Wi-Fi on batteries), show people what it costs to run their own things, and book site visits on a tablet.

Training in Bloemfontein for two days, travel and hotel paid.`,
    skills: 'Technical interest, retail manner, siSwati and English',
    pay: { hourly: 84, hours: 120 },
    duration: '1 month',
    experience: '1-2 years',
    type: 'Contract',
    posted: 10,
    starts: 16,
    applications: [
      {
        rep: 'bongani',
        status: 'accepted',
        message:
          'I installed panels as an assistant for two years until my back said no, so I can explain the whole thing from the roof to the plug. I now prefer selling. siSwati, isiZulu, English.',
        invitation: 'An installer who wants to sell: please tell us more. Monday, 8:30, by phone?',
        note: 'We booked your flight for the training. Welcome, Bongani.',
      },
      {
        rep: 'nomvula',
        status: 'withdrawn',
        message:
          'Thursday and Friday would work, the weekends are taken by the stokvel meetings now. Is half possible?',
      },
      {
        rep: 'rudzani',
        status: 'rejected',
        message:
          'I am on my spaza route four days a week, so I could only do Fridays to Sundays, and I would drive from Thohoyandou.',
        note: 'That is a long drive, Rudzani. Thank you, we found somebody in Mbombela.',
      },
    ],
  },
  {
    title: 'Farm solar canvasser, Orange River',
    industry: 'Technology',
    town: 'Upington',
    province: 'Northern Cape',
    description: `Grape farms from Groblershoop to Augrabies pump water with diesel. You visit farm offices, find out how many litres a day and what they pay, and bring us the numbers on one page. We pay for the page, whether they buy or not.

40 farms in three months at your own pace. Bakkie allowance of R4.80 a kilometre.`,
    skills: 'Knows farming, Afrikaans, own bakkie, reads a diesel invoice',
    pay: { hourly: 145, hours: 180 },
    duration: '3 months',
    experience: '3-5 years',
    type: 'Contract',
    posted: 20,
    paused: true,
    starts: 11,
    applications: [
      {
        rep: 'riaan',
        status: 'accepted',
        message:
          'I sell feed and vaccines to most of those farms already and know what they moan about: diesel, then birds, then diesel. I can start with twelve farms next week. Own bakkie, 3-litre, unfortunately also diesel.',
        note: 'You had us at the birds. Palesa will send the form and the kilometre log.',
      },
    ],
  },
  {
    title: 'Retail promoter, portable power stations',
    industry: 'Technology',
    town: 'Midrand',
    province: 'Gauteng',
    address: 'Two electronics stores near the N1',
    description: `Demonstrate portable power stations on three long weekends: run a blender, a router and a TV from a box the size of a picnic cooler, and let people carry it. Friday to Sunday, 10:00 to 17:00 with an hour off.

R120 for each unit sold above five a day.`,
    skills: 'Tech-minded, demonstration, English and one more language',
    pay: { hourly: 105, hours: 54 },
    days: { on: ['Fri', 'Sat', 'Sun'], weeks: 3, from: '10:00', to: '17:00', breakMinutes: 60 },
    duration: '1 month',
    experience: 'Entry Level',
    type: 'Contract',
    posted: 3,
    starts: 13,
    applications: [
      {
        rep: 'refilwe',
        status: 'pending',
        message:
          'I am an IT support intern during the week and the person in our complex whom everybody asks about load-shedding gear. I own the smaller model of the same kind and can explain watt-hours so that my granny gets it.',
      },
      {
        rep: 'lerato',
        status: 'pending',
        message:
          'In-store promotion is my main work and I have sold blenders before, so at least that part I know. Fridays to Sundays fit, except that the tea tastings may take one of the Saturdays.',
      },
      {
        rep: 'sipho',
        status: 'interview',
        message:
          'Telecoms and gadgets for three years. I sold 14 power banks in a day at Park Station during stage 6. These are only bigger.',
        invitation: 'Good story! Can you be at the Midrand store on Saturday at 9:00 for a trial hour?',
      },
      {
        rep: 'themba',
        status: 'rejected',
        message: 'I can do the Sundays.',
        note: 'Thank you. We need all three days.',
      },
    ],
  },
  {
    title: 'Estate managers outreach, sectional title solar',
    industry: 'Real Estate',
    town: 'Sandton',
    province: 'Gauteng',
    description: `Body corporates want shared solar and fear the meeting about it. You visit estate and portfolio managers in Sandton and Fourways, offer a free feasibility study, and get us onto the agenda of the next trustees' meeting.

Ten hours a week for three months. R1,500 for each presentation to trustees.`,
    skills: 'Property sector contacts, presentation, sectional title basics',
    pay: { hourly: 210, hours: 120 },
    duration: '3 months',
    experience: '5+ years',
    type: 'Contract',
    posted: 22,
    starts: 14,
    applications: [
      {
        rep: 'themba',
        status: 'interview',
        message:
          'Nine years in property, the last four in sectional title management, so I have sat on the other side of this table: I know what trustees ask, and which chairperson to call first. 35 portfolio managers in my phone.',
        invitation: 'Those 35 names are worth a coffee. Sandton, Friday, 7:30?',
      },
      {
        rep: 'anneke',
        status: 'pending',
        message:
          'My clients in the motor trade live on these estates and several are trustees. I am well spoken and not afraid of an AGM.',
      },
    ],
  },
  {
    title: 'Weekend geyser-timer promoter',
    industry: 'Manufacturing',
    town: 'Potchefstroom',
    province: 'North West',
    description: `Our geyser timer costs R449 and saves about R300 a month. You stand at a hardware store on three Saturdays, 8:00 to 13:00, with a demo board and a calculator.`,
    skills: 'Arithmetic out loud, Afrikaans and Setswana',
    pay: { hourly: 66, hours: 15 },
    days: { on: ['Sat'], weeks: 3, from: '08:00', to: '13:00' },
    duration: '1 month',
    experience: 'Entry Level',
    type: 'Part-time',
    posted: 31,
    closed: 9,
    starts: 5,
    applications: [
      {
        rep: 'kagiso',
        status: 'accepted',
        message:
          'Potch is two hours from me but my girlfriend studies there, so Saturdays suit us both. I was a maths tutor at school.',
        note: 'The demo board waits for you at the store. Thank you, Kagiso.',
      },
      {
        rep: 'tshepo',
        status: 'rejected',
        message: 'Available on all three Saturdays, sales experience in cover and retail.',
        note: 'Thank you, Tshepo, it is filled.',
      },
      {
        rep: 'mpho',
        status: 'rejected',
        message:
          'From Vereeniging it is an hour to Potch. I have stood in front of shelves for two years and I am quick with numbers.',
        note: 'Thank you, Mpho. The spot went to the first who applied.',
      },
    ],
  },
];
