import { z } from 'zod';

const day = z.iso.date();
const time = z.string().regex(/^\d\d:\d\d$/);
const count = z.int().positive();
const times = z.number().gt(1);

const sourced = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...shape, source: z.string().min(1), url: z.url().optional() });

const wage = sourced({ from: day, cents: count });

const inOrder = (wages: readonly { from: string; cents: number }[]) =>
  wages.every(({ from, cents }, at) => {
    const before = wages[at - 1];
    return before === undefined || (before.from < from && before.cents <= cents);
  });

export const lawFile = z.strictObject({
  'minimum-wages': z.tuple([wage], wage).refine(inOrder, 'has to be in order, and wages only rise'),
  'public-holidays': sourced({
    /** Month and day, with the name. */
    fixed: z.record(z.string().regex(/^\d\d-\d\d$/), z.string()),
    /** Days after Easter Sunday, with the name. */
    easter: z.record(z.string().regex(/^-?\d+$/), z.string()),
    proclaimed: z.record(day, z.string()),
  }),
  rules: z.strictObject({
    'shortest-day': sourced({ hours: count }),
    'meal-break': sourced({
      'after-hours': count,
      minutes: count,
      'shortest-minutes': count,
      'optional-under-hours': count,
    }),
    sunday: sourced({ times, 'times-if-usual': times }),
    night: sourced({ from: time, until: time }),
    'public-holiday': sourced({ times }),
    'few-hours': sourced({ 'hours-a-month': count }),
    presumption: sourced({ 'hours-a-month': count, months: count }),
  }),
});
