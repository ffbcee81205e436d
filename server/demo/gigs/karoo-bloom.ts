import type { DemoGig } from '../demo-gig.ts';

export const karooBloomGigs: readonly DemoGig[] = [
  {
    title: 'Skincare consultant for a pop-up counter',
    industry: 'Retail',
    town: 'Cape Town',
    province: 'Western Cape',
    address: 'V&A precinct, upper level',
    description: `For four weeks we run a counter with our spekboom and rooibos range. You analyse skin with a small hand-held device, recommend a routine of two or three products, and close the sale at the counter.

Wednesday to Sunday, six hours a day, on a rota that we agree on together. You get product training for two days (paid), a uniform, and 5 % commission above R3,000 a day.`,
    skills: 'Beauty counter experience, consultative selling, well groomed, English and Afrikaans or isiXhosa',
    pay: { hourly: 110, hours: 120 },
    duration: '1 month',
    experience: '1-2 years',
    type: 'Contract',
    posted: 5,
    starts: 16,
    applications: [
      {
        rep: 'fatima',
        status: 'interview',
        message:
          'I have worked at department store counters for six years, the last two for a pharmacy skincare brand, and my average basket was R740. I have used skin analysers before. I speak English, Afrikaans and a bit of Arabic, which helps with the tourists.',
        invitation: 'We would love to meet you. Would Tuesday at 14:00 at the counter suit you?',
      },
      {
        rep: 'zintle',
        status: 'pending',
        message:
          'Molo! I am more of an events person, but I use your spekboom oil myself and talk about it to anybody who asks about my skin. isiXhosa and English, free for the whole period.',
      },
      {
        rep: 'carla',
        status: 'pending',
        message:
          'I ran the spa shop at a hotel outside Stellenbosch and know how to sell skincare to people on holiday. Afrikaans is my mother tongue. I can commute or stay with a friend in Green Point.',
      },
      {
        rep: 'chantelle',
        status: 'rejected',
        message: 'I am in Gqeberha but would move to Cape Town for the month if you help with accommodation.',
        note: 'Thank you, Chantelle. We cannot help with accommodation, but please see our gig in Gqeberha.',
      },
      {
        rep: 'keagan',
        status: 'withdrawn',
        message:
          'My sister says that I should apply because I read every label in the bathroom. Sales experience in electronics, good with people.',
      },
    ],
  },
  {
    title: 'Beauty demonstrator, three pharmacies',
    industry: 'Healthcare',
    town: 'Gqeberha',
    province: 'Eastern Cape',
    address: 'Walmer, Newton Park and Motherwell',
    description: `Two days in each of three pharmacies: hand massages with our lavender balm, a short explanation, and a sample for everyone who leaves a phone number. The pharmacists expect you and have cleared a shelf.

We measure sign-ups, not hard selling. Target: 60 numbers a day.`,
    skills: 'Gentle manner, hygiene, isiXhosa or Afrikaans and English',
    pay: { hourly: 90, hours: 36 },
    duration: '1 week',
    experience: 'Entry Level',
    type: 'Contract',
    posted: 10,
    starts: 11,
    applications: [
      {
        rep: 'chantelle',
        status: 'accepted',
        message:
          'Thanks for pointing me here. I am a trained nail technician, so hand massage is daily bread. Walmer and Newton Park are close to me and my cousin can take me to Motherwell.',
        note: 'Perfect match. The balm and the sign-up sheets reach you on Friday by courier.',
      },
      {
        rep: 'vuyo',
        status: 'rejected',
        message:
          'I can travel from East London for the week. I have good sales numbers in telecoms and I am a quick learner.',
        note: 'Thank you, Vuyo. We wanted somebody from the beauty side for this one.',
      },
    ],
  },
  {
    title: 'Sales rep for hair salons, Cape Flats',
    industry: 'Retail',
    town: 'Mitchells Plain',
    province: 'Western Cape',
    description: `We have a new salon size of our scalp oil. You visit hair salons and barbers in Mitchells Plain, Athlone and Khayelitsha, leave a tester, come back a week later, and take the first order. A list of 140 salons with addresses is ready.

Five hours a day, four days a week, three months. Petrol or taxi fare is refunded against slips up to R180 a day.`,
    skills: 'Cold visits, follow-up, Afrikaans, English, isiXhosa is a plus',
    pay: { hourly: 82, hours: 240 },
    duration: '3 months',
    experience: '1-2 years',
    type: 'Contract',
    posted: 15,
    starts: 13,
    applications: [
      {
        rep: 'yusuf',
        status: 'accepted',
        message:
          'I grew up in Tafelsig and sold clippers and blades to half the barbers in the Plain before the distributor moved to Joburg. Own car. I can bring you 20 salons in the first week, no stress.',
        invitation: 'Can we ride along for one morning next week, Yusuf, so that you can show us your patch?',
        note: 'What a morning! You have the gig. The testers are at the Athlone depot.',
      },
      {
        rep: 'zintle',
        status: 'interview',
        message:
          'I know the Khayelitsha side well: Site B, Harare, Makhaza. My mother had a salon for fifteen years so I know what owners want to hear and what they do not.',
        invitation: 'We may split the area in two. Could you show us your list for Khayelitsha next Wednesday?',
      },
      {
        rep: 'keagan',
        status: 'withdrawn',
        message:
          'Available immediately, own transport, sales background in electronics. Happy to start in the northern suburbs.',
      },
    ],
  },
  {
    title: 'Market stall host, slow Saturday market',
    industry: 'Retail',
    town: 'Stellenbosch',
    province: 'Western Cape',
    description: `You are our face at a farmers' market every Saturday from 8:30 to 13:30. Mostly regulars, many tourists. You set up a small table, explain where our plants grow, and sell. You take a card machine; there is no cash.

We look for somebody who stays: it is an ongoing gig with about four Saturdays a month.`,
    skills: 'Storytelling, card machine, English and Afrikaans',
    pay: { hourly: 95, hours: 20 },
    duration: 'ongoing',
    experience: 'Entry Level',
    type: 'Part-time',
    posted: 21,
    starts: 11,
    applications: [
      {
        rep: 'carla',
        status: 'accepted',
        message:
          'I live five minutes from the market and am there every Saturday anyway, so you may as well put me behind the table. Hospitality background, card machines are no mystery, and I know most of the stallholders.',
        note: 'Lovely. See you on Saturday at 8:00, Marike will help you to set up the first time.',
      },
      {
        rep: 'fatima',
        status: 'withdrawn',
        message: 'I can do Saturdays in Stellenbosch as long as it does not clash with the pop-up counter.',
      },
    ],
  },
  {
    title: 'Spa partner scout, Garden Route',
    industry: 'Healthcare',
    town: 'George',
    province: 'Western Cape',
    description: `Guest houses and spas between Mossel Bay and Plettenberg Bay buy amenities in bulk, and we are not on their lists. You visit the owners, leave a box, and book a call with our sales manager. Paid for your time, with R350 for each call that takes place.

Two days a week at six hours for a month. Own car; R4.80 a kilometre.`,
    skills: 'B2B visits, own car, writes a clear report of three lines a visit',
    pay: { hourly: 125, hours: 48 },
    duration: '1 month',
    experience: '3-5 years',
    type: 'Contract',
    posted: 18,
    closed: 7,
    filled: true,
    starts: 9,
    applications: [
      {
        rep: 'johan',
        status: 'accepted',
        message:
          'Ek ken die Tuinroete goed. I sold building supplies from Mossel Bay to Plett for eight years and half of those guest houses bought their tiles from me. I am semi-retired and two days a week is just right.',
        invitation: 'Tiles to toiletries, why not! Shall we talk on Monday at 11:00?',
        note: 'Welcome, Johan. The first 30 boxes are on their way to George.',
      },
      {
        rep: 'carla',
        status: 'rejected',
        message: 'My hospitality contacts reach as far as Knysna and I can spend two days a week on the Garden Route.',
        note: 'Thank you, Carla. We took someone who lives there; we hope that you like the Saturday market.',
      },
      {
        rep: 'yusuf',
        status: 'rejected',
        message: 'Own car and used to cold visits. I would do the Garden Route as two long days with one night away.',
        note: 'Thank you, Yusuf. The salons in the Plain need you more.',
      },
    ],
  },
  {
    title: 'Instagram live host and seller',
    industry: 'Technology',
    town: 'Umhlanga',
    province: 'KwaZulu-Natal',
    description: `Two live shopping evenings a week, 18:30 to 20:30, from a small studio or from your own home if the light and the line are good. You show the products, answer questions as they come in, and pin the offers. A producer sits with you.

We want somebody whom people like to listen to. Send us a link to anything where we can see you speak.`,
    skills: 'On camera, quick answers, knows skincare',
    pay: { hourly: 180, hours: 16 },
    duration: '1 month',
    experience: '1-2 years',
    type: 'Part-time',
    posted: 7,
    starts: 12,
    applications: [
      {
        rep: 'priya',
        status: 'interview',
        message:
          'I do make-up tutorials for fun and 6,200 people watch them. Skincare questions I can answer live without looking anything up. The link is in my profile picture’s name, same on every platform.',
        invitation: 'We watched four of your videos in a row. Test evening on Thursday, paid of course?',
      },
      {
        rep: 'thandeka',
        status: 'pending',
        message:
          'I have never been live but I am a toastmaster and have presented in front of 200 people. I would love to try.',
      },
    ],
  },
  {
    title: 'Promoter for a dry-skin roadshow',
    industry: 'Healthcare',
    town: 'Kimberley',
    province: 'Northern Cape',
    description: `Dry air, dry skin: we come to Kimberley for five days and set up in two shopping centres and at the hospital's staff canteen. You hand out sachets, book skin checks into the diary, and help our consultant at busy times.`,
    skills: 'Approaching people, diary keeping, Afrikaans and Setswana',
    pay: { hourly: 72, hours: 35 },
    duration: '1 week',
    experience: 'Entry Level',
    type: 'Contract',
    posted: 30,
    closed: 20,
    starts: 12,
    applications: [
      {
        rep: 'boitumelo',
        status: 'accepted',
        message:
          'I work weekends in a clothing shop in one of those centres and have the whole week off. Setswana, Afrikaans and English. Everybody in Kimberley complains about their skin so this will be easy.',
        note: 'Thank you, Boitumelo. See you on Monday at 9:00 at the north entrance.',
      },
      {
        rep: 'riaan',
        status: 'rejected',
        message: 'I am from Upington but have family in Kimberley. I know sunburn: I sell farming supplies outdoors.',
        note: 'Thank you, Riaan, that made us smile. We found someone in town.',
      },
    ],
  },
];
