import { anyOf } from './any-of.ts';

const onWeekdays = anyOf(
  `
  mon|mondays?|tues?|tuesdays?|wed|wednesdays?|thu|thurs?|thursdays?|fri|fridays?|weekdays?
  maandag|maandae|dinsdag|dinsdae|woensdag|woensdae|donderdag|donderdae|vrydag|vrydae|weeksdae
  `,
);

const onWeekends = anyOf('sat|saturdays?|sun|sundays?|weekends?|wknds?|saterdag|saterdae|sondag|sondae|naweek|naweke');

/** More than one of them: a single Saturday may be named in passing. */
const onEach = anyOf(
  `
  saturdays|sundays|weekends|wknds|saterdae|sondae|naweke
  (?:each|every|elke|alle) (?:saturday|sunday|weekend|saterdag|sondag|naweek)
  `,
);

const number = String.raw`\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty`;

const perWeek = anyOf(
  `
  (?:${number}) (?:days?|hours?|hrs?|shifts?|evenings?|mornings?|afternoons?|nights?) (?:a|per|each|every) (?:day|week|morning)
  (?:${number}) (?:dae|ure) per (?:week|dag)
  (?:${number}) days? in each
  (?:${number}) hours each (?:morning|afternoon|evening)
  `,
);

/** More than the two days of a weekend. */
const beyondWeekend = anyOf(
  String.raw`
  (?:[3-7]|three|four|five|six|seven) days (?:a|per|each) week|(?:[3-7]|three|four|five|six|seven) (?:long )?days\b(?! of)
  (?:2[1-9]|[3-9]\d) hours (?:a|per) week
  (?<!(?:saturday|sunday|weekend) )(?:mornings|afternoons|evenings)
  `,
);

/** Whether a sentence says on which days the work is, or how much of it there is in a day or week. */
export const namesDays = (text: string): boolean =>
  onWeekends.test(text) || onWeekdays.test(text) || perWeek.test(text);

/** Whether a text has the work on weekends, and names no other time. */
export const isForWeekends = (text: string): boolean =>
  onEach.test(text) && !onWeekdays.test(text) && !beyondWeekend.test(text);

/** Wednesday to Sunday is a week with its weekend. Friday to Sunday is a long weekend. */
export const spansWeek = (text: string): boolean =>
  /\b(?:mon|tue|wed|thu)\w*\s*(?:to|till?|until|through|-|–)\s*(?:sat|sun)/i.test(text);
