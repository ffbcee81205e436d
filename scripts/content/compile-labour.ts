import type { LabourLaw } from '#domain/labour/law.ts';
import type { HolidayRules } from '#domain/shared/public-holidays.ts';
import { lawFile } from './labour-schema.ts';
import { readContent } from './read-content.ts';

const read = () => readContent('labour/law.yaml', lawFile);

const figuresOf = ({ from, cents }: { readonly from: string; readonly cents: number }) => ({ from, cents });

/** Compiles the figures of `content/labour`; sources and names stay there. */
export function compileLaw(): LabourLaw {
  const { rules, 'minimum-wages': wages } = read();
  const [first, ...later] = wages;
  const { 'meal-break': meal, sunday, night, presumption } = rules;
  return {
    minimumWages: [figuresOf(first), ...later.map(figuresOf)],
    shortestDayHours: rules['shortest-day'].hours,
    mealBreak: {
      afterHours: meal['after-hours'],
      minutes: meal.minutes,
      shortestMinutes: meal['shortest-minutes'],
      optionalUnderHours: meal['optional-under-hours'],
    },
    sunday: { times: sunday.times, timesIfUsual: sunday['times-if-usual'] },
    night: { from: night.from, until: night.until },
    publicHolidayTimes: rules['public-holiday'].times,
    fewHoursAMonth: rules['few-hours']['hours-a-month'],
    presumption: { hoursAMonth: presumption['hours-a-month'], months: presumption.months },
  };
}

export function compileHolidays(): HolidayRules {
  const { fixed, easter, proclaimed } = read()['public-holidays'];
  return { fixed: Object.keys(fixed), easter: Object.keys(easter).map(Number), proclaimed: Object.keys(proclaimed) };
}
