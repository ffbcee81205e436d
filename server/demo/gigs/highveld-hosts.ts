import type { DemoGig } from '../demo-gig.ts';

export const highveldHostGigs: readonly DemoGig[] = [
  {
    title: 'Test-drive host, dealership launch week',
    industry: 'Automotive',
    town: 'Pretoria',
    province: 'Gauteng',
    address: 'Menlyn, three dealerships',
    description: `A small electric hatchback arrives in Pretoria and most people have never driven one. You greet, check licences, explain the one pedal, and sit beside them for fifteen minutes. Sales staff take over afterwards.

Seven days, six hours a day. Driving licence for at least three years without endorsements.`,
    skills: 'Licence held 3+ years, calm passenger, knows cars, Afrikaans and English',
    pay: { hourly: 140, hours: 42 },
    duration: '1 week',
    experience: '3-5 years',
    type: 'Contract',
    posted: 8,
    starts: 12,
    applications: [
      {
        rep: 'anneke',
        status: 'accepted',
        message:
          'Seven years on showroom floors in Menlyn and Hatfield, licence since 2011 without a mark. I have driven an electric car for two years and still grin. I can also brief the sales people, who usually need it most.',
        invitation: 'Please come to the pre-drive on Monday at 15:00, the client wants to meet the hosts.',
        note: 'The client liked you best. You are on the lead car.',
      },
      {
        rep: 'katlego',
        status: 'pending',
        message:
          'I take that week off. Licence since 2016, clean. No car sales but I explain complicated things for a living.',
      },
      {
        rep: 'ayanda',
        status: 'rejected',
        message:
          'I sold used cars for two years in Pietermaritzburg and would come up for the week if the hotel is covered.',
        note: 'Thank you, Ayanda. There is no budget for hotels on this one; Durban follows later.',
      },
    ],
  },
  {
    title: 'Registration and lead capture, medical congress',
    industry: 'Healthcare',
    town: 'Cape Town',
    province: 'Western Cape',
    address: 'Convention centre, hall 2',
    description: `Three days at a congress for 1,800 doctors and nurses. You scan badges at our client's stand, ask two questions, hand over the sample pack and send hot leads straight to the reps on the floor. Business dress, closed shoes.`,
    skills: 'Professional manner, scanner app, good English, medical words do not scare you',
    pay: { hourly: 115, hours: 27 },
    duration: '1 week',
    experience: '1-2 years',
    type: 'Contract',
    posted: 12,
    starts: 19,
    applications: [
      {
        rep: 'fatima',
        status: 'accepted',
        message:
          'The congress dates are free for me. I worked registration at the dermatology congress last year and the scanner app is probably the same.',
        note: 'It is the same app. Black or navy, please; the pack arrives a week before.',
      },
      {
        rep: 'unathi',
        status: 'pending',
        message:
          'I worked in clinics for four years and can pronounce every molecule. I would take the bus from Mthatha and stay with my sister in Langa.',
      },
      {
        rep: 'zintle',
        status: 'interview',
        message:
          'I have hosted at the convention centre eleven times (trade fairs, a coffee expo, a jazz festival). I know hall 2, including where it gets cold.',
        invitation: 'Short video call on Tuesday at 16:00? The client wants to see the team.',
      },
      {
        rep: 'keagan',
        status: 'pending',
        message:
          'Tech side is my strength: if the scanners fail I can fix them. Smart suit, good English and Afrikaans.',
      },
    ],
  },
  {
    title: 'Show house host, Sunday afternoons',
    industry: 'Real Estate',
    town: 'Midrand',
    province: 'Gauteng',
    description: `A developer opens six show units in a new estate. You welcome visitors on Sundays from 11:00 to 17:00, walk them through, capture their details and know the answers to levies, transfer costs and fibre. No Fidelity Fund Certificate needed, since you do not sell.

Eight Sundays in three months.`,
    skills: 'Hosting, property basics, tablet, punctual',
    pay: { hourly: 100, hours: 48 },
    days: { on: ['Sun'], weeks: 8, from: '11:00', to: '17:00' },
    duration: '3 months',
    experience: 'Entry Level',
    type: 'Part-time',
    posted: 16,
    starts: 11,
    applications: [
      {
        rep: 'refilwe',
        status: 'accepted',
        message:
          'The estate is on my running route and I have watched it being built. Sundays from 11:00 are perfect. I am good with names and with tablets.',
        invitation: 'Could you walk us through unit 3 on Sunday as if we were buyers?',
        note: 'You remembered all the levies. Welcome!',
      },
      {
        rep: 'themba',
        status: 'rejected',
        message: 'Nine years in property. Happy to host and to mentor a junior host as well.',
        note: 'You are overqualified for this one, Themba, and we could not pay what you are worth.',
      },
      {
        rep: 'lerato',
        status: 'withdrawn',
        message: 'Sundays work for me until the tea tastings start. I am presentable and I love looking at houses.',
      },
    ],
  },
  {
    title: 'Mystery shopper, national fuel station check',
    industry: 'Automotive',
    town: 'National',
    province: 'National',
    description: `Visit twelve fuel stations in your own area in one month, buy something small at each, and fill in 18 questions on your phone before you drive off. We refund what you buy up to R60 a visit and need honest answers, not friendly ones.

We look for at least two people in every province.`,
    skills: 'Own car, observant, writes clearly',
    pay: { hourly: 90, hours: 18 },
    duration: '1 month',
    experience: 'Entry Level',
    type: 'Contract',
    posted: 4,
    reps: 20,
    starts: 10,
    applications: [
      {
        rep: 'ayanda',
        status: 'accepted',
        message:
          'KZN Midlands: I drive from Maritzburg to Mooi River twice a week anyway and notice everything, ask my mother.',
        note: 'Your list of twelve follows. Keep the slips, please.',
      },
      {
        rep: 'vuyo',
        status: 'accepted',
        message:
          'East London, Qonce, Stutterheim. I am on the road for telecoms most days and a pie at every stop is no sacrifice.',
        note: 'Enjoy the pies. Your list follows.',
      },
      {
        rep: 'dineo',
        status: 'accepted',
        message: 'Bloemfontein and around, own car, I write reports for a living at the moment.',
        note: 'Thank you, Dineo. Your list follows.',
      },
      {
        rep: 'johan',
        status: 'pending',
        message: 'Garden Route, from Heidelberg to Storms River. I am hard to please, which I understand is wanted.',
      },
      {
        rep: 'boitumelo',
        status: 'pending',
        message: 'I can do Kimberley, Barkly West and Warrenton with my brother’s car on my days off.',
      },
      {
        rep: 'kagiso',
        status: 'pending',
        message: 'Mahikeng, Zeerust, Lichtenburg. No petrol station there is safe from my honest opinion.',
      },
      {
        rep: 'yusuf',
        status: 'rejected',
        message: 'Cape Flats and northern suburbs, available daily.',
        note: 'Thank you, Yusuf. The Western Cape is full; we ask you first next quarter.',
      },
    ],
  },
];
