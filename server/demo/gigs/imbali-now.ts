import { shiftMinutes } from '#contract/jobs/schedule.ts';
import { addDays, dayInSouthAfrica, startOfDay, weekdayOf } from '#domain/shared/calendar-day.ts';
import type { DemoGig } from '../demo-gig.ts';

type Hours = Pick<NonNullable<DemoGig['days']>, 'from' | 'to'>;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A shift of five hours that began today on the hour, some 40 to 100 minutes ago; into the night where it is late. */
export function shiftAround(now: Date): Hours {
  const minutes = Math.floor((now.getTime() - startOfDay(dayInSouthAfrica(now)).getTime()) / 60_000);
  const from = Math.max(0, Math.floor((minutes - 40) / 60) * 60);
  return { from: clock(from), to: clock((from + 300) % (24 * 60)) };
}

const soweto = { town: 'Soweto', province: 'Gauteng', industry: 'Retail' } as const;

/** What is the same for a gig of one day, so many days from today. */
function onDay(now: Date, daysFromToday: number, hours: Hours) {
  const day = addDays(dayInSouthAfrica(now), daysFromToday);
  return {
    ...soweto,
    days: { on: [weekdayOf(day)], ...hours },
    pay: { hourly: 96, hours: shiftMinutes(hours) / 60 },
    duration: '1 week',
    experience: 'Entry Level',
    type: 'Part-time',
  } as const;
}

const daytime = { from: '09:00', to: '15:00' };

/** Under way at this moment: one rep has checked in, the other is late. */
export const gigUnderWay = (now: Date): DemoGig => ({
  ...onDay(now, 0, shiftAround(now)),
  title: 'In-store tasting, rooibos iced tea',
  address: 'Jabulani, in the supermarket of the mall',
  description: `Two people at the tasting table by the entrance: one pours and talks, the other leads shoppers to the shelf and counts what is sold.

The stand, the cooler box and the stock are at the store. You get the code to check in with from the store manager.`,
  skills: 'Friendly with strangers, isiZulu or Sesotho',
  posted: 6,
  closed: 2,
  filled: true,
  starts: 6,
  applications: [
    {
      rep: 'lerato',
      status: 'accepted',
      message: 'I know the store and the manager, and I did the yoghurt tastings there. I can be early to set up.',
      note: 'Perfect, Lerato. You lead the table.',
    },
    {
      rep: 'sipho',
      status: 'accepted',
      message: 'I am in Soweto on that day anyway. Selling to people who are in a hurry is what I do.',
      note: 'Welcome on board. Lerato will show you the table.',
      stop: { at: 'confirmed' },
    },
    {
      rep: 'refilwe',
      status: 'rejected',
      message: 'I am free on that day and can travel from Midrand.',
      note: 'Thank you, Refilwe. This time we found two people around the corner.',
    },
  ],
});

/** Yesterday's: the rep has submitted the hours, and the business has not answered. */
export const gigToApprove = (now: Date): DemoGig => ({
  ...onDay(now, -1, daytime),
  title: 'Shelf check and price boards, Maponya',
  address: 'Maponya, at customer service',
  description:
    'You walk the aisles with our list, photograph each shelf, put up price boards and report what is sold out.',
  skills: 'Careful, quick with a phone camera',
  posted: 8,
  closed: 4,
  filled: true,
  starts: 7,
  applications: [
    {
      rep: 'nandipha',
      status: 'accepted',
      message: 'I have done shelf checks for a soap brand. Lists and photos are no problem.',
      note: 'Good, the list comes by email the day before.',
      stop: { at: 'submitted' },
    },
  ],
});

/** The business disputes the hours of a gig of three days ago. */
export const gigInDispute = (now: Date): DemoGig => ({
  ...onDay(now, -3, daytime),
  title: 'Taxi rank sampling, morning and lunch',
  address: 'Bara taxi rank',
  description: 'Hand out 400 small packs of our new porridge from a branded trolley, and count them at the end.',
  skills: 'On your feet all day, loud and friendly',
  posted: 11,
  closed: 7,
  filled: true,
  starts: 8,
  applications: [
    {
      rep: 'mpho',
      status: 'accepted',
      message: 'Ranks are my place. I bring my own trolley if you like.',
      note: 'No need, the trolley is ours. See you at the rank.',
      stop: {
        at: 'disputed',
        because:
          'Our supervisor came to the rank at 12:30, and the trolley was locked up. The hours say until 15:00, and 180 of the 400 packs came back.',
      },
    },
  ],
});

/** Open for applications, and the demo rep is invited to an interview. */
export const gigWithInterview = (now: Date): DemoGig => ({
  ...onDay(now, 7, daytime),
  title: 'Braai weekend host, chakalaka and sauces',
  address: 'Protea Glen, at the butchery counter',
  description:
    'You let shoppers taste our chakalaka and sauces at the butchery counter, and tell them what goes with what.',
  skills: 'In-store promotions, food handling, isiZulu or Sesotho',
  posted: 3,
  closesIn: 5,
  reps: 2,
  starts: 10,
  applications: [
    {
      rep: 'lerato',
      status: 'interview',
      message: 'I would love this one. I host tastings most weekends, and I live nearby.',
      invitation: 'Can we talk about the counter and the stock? Half an hour is enough.',
    },
    {
      rep: 'thandeka',
      status: 'pending',
      message: 'I am in Johannesburg that week and have five years of FMCG in-store work.',
    },
    {
      rep: 'nandipha',
      status: 'pending',
      message: 'I have my food handling certificate and can do the whole day.',
    },
  ],
});
