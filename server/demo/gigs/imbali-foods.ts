import type { DemoGig } from '../demo-gig.ts';

export const imbaliGigs: readonly DemoGig[] = [
  {
    title: 'In-store promoter, launch weekend',
    industry: 'Retail',
    town: 'Soweto',
    province: 'Gauteng',
    address: 'Protea Glen, at the entrance of the supermarket',
    description: `Our new instant porridge comes into the shops on a Saturday, and you are there: two days at the entrance, with a stand, a kettle and small cups. You let people taste, tell them what it costs and lead them to the shelf.

An hour off for lunch. We deliver everything on Friday evening, and fetch it on Sunday.`,
    skills: 'Friendly with strangers, isiZulu or Sesotho',
    pay: { whole: 1900 },
    days: { on: ['Sat', 'Sun'], from: '09:00', to: '17:00', breakMinutes: 60 },
    duration: '1 week',
    experience: 'Entry Level',
    type: 'Contract',
    posted: 2,
    closesIn: 2,
    reps: 2,
    starts: 5,
    applications: [],
  },
  {
    title: 'Saturday chakalaka cook-and-taste demonstrator',
    industry: 'Retail',
    town: 'Boksburg',
    province: 'Gauteng',
    address: 'North Rand Road, at the butchery counter',
    description: `Show shoppers at the butchery counter what our chakalaka does to a braai: you heat small portions on an induction plate, hand them out with a piece of wors, and point people to the shelf.

Six Saturdays, 10:00 to 15:00. You need to be comfortable with food hygiene rules; we pay for the half-day course if you do not have the certificate yet.`,
    skills: 'Food handling, confident talker, neat and punctual',
    pay: { hourly: 85, hours: 30 },
    days: { on: ['Sat'], weeks: 6, from: '10:00', to: '15:00' },
    duration: '3 months',
    experience: 'Entry Level',
    type: 'Part-time',
    posted: 9,
    starts: 12,
    applications: [
      {
        rep: 'nandipha',
        status: 'interview',
        message:
          'You told me about this one, thank you! Boksburg is next door to me in Benoni. I have a food handling certificate from 2024 and I have cooked at three community festivals.',
        invitation:
          'Great. Please bring the certificate to our office in Johannesburg on Wednesday at 10:00, or send us a photo of it.',
      },
      {
        rep: 'mpho',
        status: 'pending',
        message:
          'I love to cook and my own chakalaka is known in the whole street, so I promise to say nothing bad about yours. Two years in-store with FMCG brands, references from both.',
      },
      {
        rep: 'lerato',
        status: 'rejected',
        message:
          'I can do the Saturdays once the tea tastings are over, so for the last two. In-store promotion is my main work, references on request.',
        note: 'Thank you, Lerato. We need all six Saturdays from one person, and we would rather have you at the tea table.',
      },
    ],
  },
  {
    title: 'Route merchandiser for spaza shops, own bakkie',
    industry: 'Manufacturing',
    town: 'Thohoyandou',
    province: 'Limpopo',
    description: `Our chutneys and sauces sell well in Polokwane and hardly at all in Vhembe, because nobody visits the shops. You call on 20 spaza shops and general dealers a day between Thohoyandou, Sibasa and Malamulele, take orders on our app, put up price boards and swap expired stock.

Four days a week for three months, six hours a day. The rate is for your time; we pay R4.80 a kilometre for the bakkie on top, against the log book.`,
    skills: 'Driving licence (code B) and own bakkie, Tshivenda or Xitsonga, order taking, honest with cash',
    pay: { hourly: 92, hours: 312 },
    duration: '3 months',
    experience: '1-2 years',
    type: 'Contract',
    posted: 12,
    paused: true,
    starts: 14,
    applications: [
      {
        rep: 'rudzani',
        status: 'accepted',
        message:
          'Ndaa! I have a 2019 bakkie with canopy and I have done exactly this route for a bread company until they closed the depot in June. I know most of the owners from Sibasa to Malamulele by name. References on request.',
        invitation: 'We would like to hear more about the bread route. Video call on Monday at 9:00?',
        note: 'Welcome on board, Rudzani. The order app and your first 60 shops follow by mail.',
      },
      {
        rep: 'nkateko',
        status: 'rejected',
        message:
          'I am in Polokwane and can drive up to Vhembe three days a week. I have two years in prepaid sales and my own car, a hatchback, with enough space for boards.',
        note: 'Thank you. For this round we need somebody who lives on the route and has a bakkie. We keep your details for Polokwane.',
      },
    ],
  },
  {
    title: 'Family hamper sales, mall kiosk',
    industry: 'Retail',
    town: 'Polokwane',
    province: 'Limpopo',
    address: 'Kiosk on the ground floor, next to the pharmacy',
    description: `For four weeks we sell family hampers from a kiosk: sauces, spices and tea at R299 and R499. You work shifts of six hours, five days a week, alone in the morning and in pairs in the afternoon.

Cash-up twice a day with our card machine and float. Commission of R12 a hamper comes on top of the hourly rate.`,
    skills: 'Card machine and cash-up, honest, Sepedi and English, neat display',
    pay: { hourly: 62, hours: 120 },
    duration: '1 month',
    experience: 'Entry Level',
    type: 'Full-time',
    posted: 6,
    starts: 9,
    applications: [
      {
        rep: 'nkateko',
        status: 'accepted',
        message:
          'As you suggested I am applying for Polokwane. I ran a SIM card kiosk in this very mall last festive season and never had a short till. I can start right away.',
        invitation: 'Nice to meet you again. Are you at the mall on Friday? Our area manager will be there at 11:00.',
        note: 'See you on the first day. Please pick up the float from the centre office at 8:00.',
      },
      {
        rep: 'rudzani',
        status: 'withdrawn',
        message: 'If the spaza route does not work out I would like to do this one and stay with my aunt in Polokwane.',
      },
    ],
  },
  {
    title: 'In-store promoter, spice range launch',
    industry: 'Retail',
    town: 'Durban',
    province: 'KwaZulu-Natal',
    address: 'Overport and Phoenix, two stores',
    description: `Five days of launch promotion for our Durban masala range. Shoppers here know their spices, so you should too: which masala goes with mutton, what to do with fish, how much is too much.

Wednesday to Sunday, seven hours a day with an hour's break. Training on the Tuesday is paid as a half day.`,
    skills: 'You cook curry at home, in-store promotion, English and isiZulu',
    pay: { hourly: 80, hours: 38 },
    duration: '1 week',
    experience: '1-2 years',
    type: 'Contract',
    posted: 27,
    closed: 19,
    filled: true,
    starts: 7,
    applications: [
      {
        rep: 'thandeka',
        status: 'accepted',
        message:
          'I did the launch of a cooking oil in Phoenix in May and we sold out on the Saturday. My grandmother taught me fish curry, and I can explain it in isiZulu and English. Available from Tuesday.',
        note: 'That fish curry convinced us. Training is on Tuesday at 9:00 in Overport.',
      },
      {
        rep: 'priya',
        status: 'accepted',
        message:
          'Masala is something I can talk about for seven hours a day without getting tired. I have five years at beauty counters, so selling to somebody who is only walking past is what I do.',
        invitation: 'Could you come by our stand in Overport on Friday for a quick chat?',
        note: 'You have the Phoenix store. Thank you for coming in on short notice.',
      },
      {
        rep: 'andile',
        status: 'rejected',
        message:
          'I am available the whole week and have worked as a promoter at events in Umlazi and at the beachfront.',
        note: 'Thank you, Andile. We chose two people with more in-store experience this time.',
      },
    ],
  },
  {
    title: 'Sampling crew, taxi rank breakfast campaign',
    industry: 'Retail',
    town: 'Johannesburg',
    province: 'Gauteng',
    address: 'Noord Street and Bara ranks',
    description: `We hand out 4,000 cups of instant porridge to commuters in one week. You work in a crew of six, 5:00 to 9:00, Monday to Friday. Hot water and stock come with our van; you pour, hand out, and get as many people as possible to scan the coupon.

Dark shoes, warm clothes, and your own way of getting there at half past four. Breakfast is on us, obviously.`,
    skills: 'Early riser, energetic, works in a team',
    pay: { hourly: 70, hours: 20 },
    days: { on: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], from: '05:00', to: '09:00' },
    duration: '1 week',
    experience: 'Entry Level',
    type: 'Contract',
    posted: 33,
    closed: 26,
    starts: 6,
    applications: [
      {
        rep: 'sipho',
        status: 'accepted',
        message: 'Noord is where I started selling in 2022. Half past four is fine, I am up anyway.',
        note: 'You are in. Meet the van at the Plein Street corner.',
      },
      {
        rep: 'lerato',
        status: 'accepted',
        message:
          'I can do Bara all five days, it is on my side of town. I have done two sampling campaigns and know how to keep a queue happy.',
        note: 'You lead the Bara crew, Lerato. Thank you.',
      },
      {
        rep: 'refilwe',
        status: 'withdrawn',
        message: 'I would like to earn something extra before work. From Midrand I can be at Noord by 5:00.',
      },
    ],
  },
  {
    title: 'Weekend brand ambassador, township food market',
    industry: 'Retail',
    town: 'Rustenburg',
    province: 'North West',
    description: `A monthly food market of forty stalls, and one of them is ours. You look after it for two weekends in a row, Friday afternoon to Sunday, 24 hours in all: set up, taste, sell, pack down. Gazebo, gas and stock are delivered.`,
    skills: 'Cash handling, Setswana and English, setting up a gazebo with one other person',
    pay: { hourly: 68, hours: 24 },
    duration: '1 month',
    experience: 'Entry Level',
    type: 'Part-time',
    posted: 2,
    starts: 10,
    applications: [
      {
        rep: 'tshepo',
        status: 'pending',
        message:
          'Dumela. I sell funeral cover during the week and my weekends are free. I know the market, my sister has a stall there. I can also help with the gazebo, we put hers up every month.',
      },
      {
        rep: 'kagiso',
        status: 'pending',
        message:
          'I work Monday to Thursday in a shop in Mahikeng and look for weekends. I can be in Rustenburg by 13:00 on a Friday. Cash handling every day, never short.',
      },
    ],
  },
];
