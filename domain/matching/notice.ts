import { anyOf } from './any-of.ts';
import type { RepToMatch } from './described.ts';

/** Notice to be given, or a start after a while. A span of time alone is neither: came for two weeks, sold out in a month. */
const waits = anyOf(
  String.raw`
  (?<!(?:short|no) )notice(?! ?boards?)|kennisgewing|opsegtermyn|kennis gee
  (?:week|weke|maande?|dae) (?:se )?kennis|kennis van (?:['’]?n|een|twee|\d+) (?:maand|weke?)
  (?:start|available|begin|free|join|beskikbaar)\b[^.;,\n]{0,25}\b(?:after|from|in|within|next|end of|oor|na|vanaf|volgende|einde)\b[^.;,\n]{0,20}\b(?:weeks?|months?|weke|maande?|term|exams?|new year|january|february)
  (?:oor|na|vanaf|volgende)\b[^.;,\n]{0,20}\b(?:weke?|maande?)\b[^.;,\n]{0,12}\b(?:begin|beskikbaar)
  `,
);

/** Whether a profile says that its owner can't start soon. */
export const needsNotice = ({ description }: RepToMatch) => description !== null && waits.test(description);
