import type { DemoGig } from '../demo-gig.ts';

export const highveldCrewGigs: readonly DemoGig[] = [
  {
    title: 'Stadium match-day promoter, 12 people',
    industry: 'Other',
    town: 'Soweto',
    province: 'Gauteng',
    address: 'Nasrec, gates 4 to 9',
    description: `Two derby Saturdays, 80,000 people, one energy drink. You work the walkways from three hours before kick-off to half-time: hand out cans, get people to scan for the prize draw, keep the area clean. You see most of the second half.

T-shirt, cap, meal and shuttle from Park Station. Strictly over 18 and strictly no jerseys of either side.`,
    skills: 'Loud, friendly, fit, good in crowds',
    pay: { hourly: 95, hours: 14 },
    days: { on: ['Sat'], weeks: 2, from: '11:00', to: '18:00' },
    duration: '1 month',
    experience: 'Entry Level',
    type: 'Contract',
    posted: 2,
    reps: 12,
    closesIn: 6,
    starts: 9,
    applications: [
      {
        rep: 'nandipha',
        status: 'accepted',
        message:
          'I did both derbies for you last season (gate 6, blue cap). Same energy, new shoes. Please put me with the gate 6 team again.',
        note: 'Gate 6 it is, and you are team leader now: R15 an hour more.',
      },
      {
        rep: 'lerato',
        status: 'accepted',
        message:
          'Soweto girl, loud by nature, no jersey (but my heart is decided). I have done two sampling campaigns this year with good counts.',
        note: 'Hearts are allowed, jerseys are not. See you at gate 4.',
      },
      {
        rep: 'sipho',
        status: 'pending',
        message:
          'Crowds are where I feel at home. I have worked taxi ranks, concerts and one papal visit. Available on both Saturdays.',
      },
      {
        rep: 'refilwe',
        status: 'pending',
        message: 'Available on both days. I do athletics so six hours on my feet is a warm-up.',
      },
      {
        rep: 'mpho',
        status: 'interview',
        message:
          'I can bring three more reliable people from the Vaal, we share a car. All have worked promotions before.',
        invitation: 'A ready-made team sounds good. Call Gareth on Wednesday before 12:00 and have the others nearby.',
      },
      {
        rep: 'andile',
        status: 'rejected',
        message: 'I will come from Durban for the derby anyway so I may as well work.',
        note: 'We like the spirit, but travel is too risky for the call time. Have fun at the match!',
      },
    ],
  },
  {
    title: 'Trade show demonstrator, power tools',
    industry: 'Manufacturing',
    town: 'Johannesburg',
    province: 'Gauteng',
    address: 'Nasrec, hall 5',
    description: `Four days of drilling, sanding and grinding in front of builders who have seen it all. Client training on the day before. Safety shoes and glasses are provided, and worn.`,
    skills: 'Has used power tools at work, demonstration, humour',
    pay: { hourly: 130, hours: 36 },
    duration: '1 week',
    experience: '1-2 years',
    type: 'Contract',
    posted: 28,
    closed: 17,
    starts: 10,
    applications: [
      {
        rep: 'johan',
        status: 'accepted',
        message:
          'Thirty years of building supplies. I would fly up from George at my own cost, because I want to see the show. Still have all ten fingers, which in this trade counts as a reference.',
        note: 'All ten fingers accepted. Hall 5 at 7:30, Johan.',
      },
      {
        rep: 'bongani',
        status: 'rejected',
        message: 'I worked as an installer for two years and can drill straight. I can come from Mbombela by bus.',
        note: 'Thank you, Bongani. The client had one place only.',
      },
    ],
  },
  {
    title: 'Roadshow brand team, five Mpumalanga towns',
    industry: 'Other',
    town: 'Mpumalanga',
    province: 'Mpumalanga',
    description: `A branded truck, a DJ and you: Secunda, Ermelo, Middelburg, White River and Hazyview in nine days. You warm up the crowd, run games, give out prizes and collect entries. Accommodation and meals are covered; we leave from Emalahleni.`,
    skills: 'MC or stage experience, siSwati or isiZulu, stamina and good mood',
    pay: { hourly: 88, hours: 63 },
    duration: '1 month',
    experience: '1-2 years',
    type: 'Contract',
    posted: 7,
    reps: 5,
    starts: 17,
    applications: [
      {
        rep: 'bongani',
        status: 'interview',
        message:
          'I preach on Sundays and MC weddings on Saturdays: crowds of 50 to 600, siSwati, isiZulu, English, and I can also plug in the sound.',
        invitation: 'Please send us a minute of video of you on a stage, any stage.',
      },
      {
        rep: 'nomvula',
        status: 'pending',
        message: 'Emalahleni is home. I speak to groups every weekend and would love something louder for nine days.',
      },
      {
        rep: 'nandipha',
        status: 'pending',
        message:
          'Roadshows are my favourite kind of work. I have done Limpopo and North West with you, Mpumalanga is missing on my list.',
      },
    ],
  },
  {
    title: 'Golf day hospitality and sponsor activation',
    industry: 'Other',
    town: 'East London',
    province: 'Eastern Cape',
    description: `One long Friday for a bank's clients: welcome table at 6:00, sponsor hole with a putting game, prize-giving in the evening. Uniform provided.`,
    skills: 'Hosting, well groomed, cheerful after twelve hours',
    pay: { hourly: 92, hours: 12 },
    days: { on: ['Fri'], from: '06:00', to: '18:00' },
    duration: '1 week',
    experience: 'Entry Level',
    type: 'Contract',
    posted: 34,
    closed: 25,
    filled: true,
    starts: 8,
    applications: [
      {
        rep: 'vuyo',
        status: 'accepted',
        message:
          'I caddied at that club as a schoolboy, so I know every green and where they hide the coffee. Free on that Friday.',
        note: 'Then you run the putting game. Thank you, Vuyo.',
      },
      {
        rep: 'unathi',
        status: 'withdrawn',
        message: 'I could come from Mthatha the evening before and help all day.',
      },
      {
        rep: 'chantelle',
        status: 'accepted',
        message:
          'Hosting and looking fresh for twelve hours is my profession. I can drive up from Gqeberha on Thursday.',
        note: 'Welcome table and prize-giving for you, please.',
      },
    ],
  },
];
