import type { DemoGig } from '../demo-gig.ts';

export const imbaliTastingGigs: readonly DemoGig[] = [
  {
    title: 'Weekend tasting promoter, rooibos iced tea',
    industry: 'Retail',
    town: 'Soweto',
    province: 'Gauteng',
    address: 'Jabulani, in the supermarket of the mall',
    description: `We are launching three flavours of rooibos iced tea and want shoppers in Soweto to taste them before they buy. You run the tasting table at the supermarket entrance on four Saturdays and four Sundays, 9:00 to 14:00.

You set up the table, pour, talk about the product, and keep count of tastings and bottles sold on a one-page sheet. We deliver the stock, the cooler box and your apron to the store.

Paid within three days of each weekend. A bonus of R20 for every case above the target of six a day.`,
    skills: 'Friendly with strangers, isiZulu or Sesotho and English, standing for five hours, counting stock',
    pay: { hourly: 75, hours: 40 },
    days: { on: ['Sat', 'Sun'], weeks: 4, from: '09:00', to: '14:00' },
    duration: '1 month',
    experience: 'Entry Level',
    type: 'Part-time',
    posted: 4,
    closesIn: 3,
    starts: 8,
    applications: [
      {
        rep: 'lerato',
        status: 'interview',
        message:
          'Hi Nomsa. I live ten minutes from Jabulani and did tastings for a yoghurt brand at the same mall last December: 38 sales on our best Saturday. I speak isiZulu, Sesotho and English and I know the store manager there. All four weekends are open for me.',
        invitation: 'Your December numbers are just what we hope for. Can we meet at the store and talk it over?',
      },
      {
        rep: 'sipho',
        status: 'pending',
        message:
          'Good day. I have sold airtime and SIM cards at taxi ranks for three years, so talking to people who are in a hurry is no problem. I have not done food before but I learn fast. Saturdays and Sundays work for me.',
      },
      {
        rep: 'mpho',
        status: 'pending',
        message:
          'I have worked in-store for two FMCG brands in the Vaal (biscuits and fabric softener). I can travel to Soweto, it is about 50 minutes with the taxi. Is transport included or is it from the rate?',
      },
      {
        rep: 'nandipha',
        status: 'rejected',
        message:
          'Hello, I am an experienced events promoter and can do the Saturdays. On Sundays I am at church until 12:00, so I would start after lunch.',
        note: 'Thank you, Nandipha. We need one person for both days. Please look at our Boksburg gig, that one is Saturdays only.',
      },
      {
        rep: 'refilwe',
        status: 'pending',
        message:
          'I did not expect to apply for iced tea, but I drink two litres of it a day. Presentable, punctual, sporty, and I come by train from Midrand.',
      },
    ],
  },
  {
    title: 'Sunday tasting host, festive chutneys',
    industry: 'Retail',
    town: 'Johannesburg',
    province: 'Gauteng',
    address: 'Southgate, at the cheese counter',
    description: `Three Sundays before the holidays: a table with crackers, cheese and our four chutneys, between the butchery and the tills. You offer a taste, say which meat it goes with, and help whoever wants a gift box to choose one.

The store fills the shelf, you keep the table and the shelf beside it tidy, and write down boxes sold at closing. We give you an apron, a price list and half an hour of training before the first shift.`,
    skills: 'In-store promotions, sampling and tastings, isiZulu or Sesotho and English',
    pay: { hourly: 80, hours: 15 },
    days: { on: ['Sun'], weeks: 3, from: '10:00', to: '15:00' },
    duration: '1 month',
    experience: '1-2 years',
    type: 'Part-time',
    posted: 1,
    closesIn: 9,
    reps: 2,
    starts: 13,
    applications: [],
  },
];
