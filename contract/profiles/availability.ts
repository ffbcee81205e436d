import { z } from 'zod';
import { weekdays } from '../catalogue/options.ts';
import { endpoint } from '../endpoint.ts';
import { day } from '../fields.ts';

/** How many exceptions to their week a rep may have. */
export const mostExceptions = 400;

const days = (label: string) =>
  z
    .array(day('Day'))
    .max(mostExceptions, `${label} can be at most ${mostExceptions}.`)
    .overwrite((chosen) => [...new Set(chosen)].toSorted());

/** On which days a rep can work. */
export const workCalendar = z.object({
  /** Those of each week. Null: any of them. */
  weekdays: z
    .array(z.enum(weekdays, 'Choose days of the week.'))
    .overwrite((chosen) => weekdays.filter((weekday) => chosen.includes(weekday)))
    .nullable(),
  /** Days off. */
  daysOff: days('Days you can’t work'),
  /** Extra days. */
  daysOn: days('Days you can work'),
});

export type WorkCalendar = z.output<typeof workCalendar>;

const shared = {
  path: '/api/rep/work-calendar',
  tag: 'Profiles',
  gate: 'rep',
  afterTrial: 'own data',
  status: 200,
} as const;

export const workCalendarApi = {
  show: endpoint({
    ...shared,
    method: 'GET',
    about: 'work calendar',
    seenByTeam: true,
    summary: 'Get your availability calendar',
    response: workCalendar,
  }),
  save: endpoint({
    ...shared,
    method: 'PUT',
    changes: ['work calendar', 'jobs', 'matches'],
    summary: 'Replace your availability calendar',
    description: 'Past days, and days that repeat your usual week, are dropped.',
    body: workCalendar,
    response: workCalendar,
  }),
};
