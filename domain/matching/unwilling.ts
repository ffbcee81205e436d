import { anyOf } from './any-of.ts';
import type { RepToMatch } from './described.ts';
import { clausesIn } from './trade/clauses.ts';

// What a profile rules out, without naming a concept of the trade.

/** Places they would rather not leave for work. */
export type Stays = 'home' | 'desk' | 'off their feet';

const atHome = anyOf(
  String.raw`
  (?:home office|from home|at home|remote(?:ly)?|van die huis(?: af)?) (?:only|alleen|please)
  only (?:work )?(?:from home|remote(?:ly)?)
  (?:prefer|want|like) (?:to (?:work |stay |keep working ))?(?:from home|remote|at home)
  from home\b[^.]*\bkeep it that way
  `,
);
const atDesk = anyOf(
  `
  (?:desk|office|kantoor)(?:work| work| job| jobs| werk|werk)? (?:only|please|alleen|asseblief)
  (?:phones?|headset) only|desk please|rather (?:stay )?(?:on the phone|inside|indoors|at a desk|in an? office)
  prefer (?:to (?:be|stay|work) )?(?:inside|indoors|on the phone|at a desk|office work|desk work|an office)
  (?:want|wants|looking for|soek) (?:an? |'n )?(?:office|desk|admin|8 to [45]|nine to five|kantoor) ?(?:job|work|post|position|admin|werk)
  (?:not|never) (?:in the field|on the road|door to door) please
  `,
);
// Only unwillingness: physical inability is health data, which must not be used for ranking (POPIA, sections 26 and 32).
const seated = anyOf(
  String.raw`
  no (?:more )?(?:walking|standing)
  not (?:someone|somebody|the one|made|built|good) (?:for|at) (?:walking|standing)
  (?:walking|standing)\b[^.;,]*\b(?:is|are) (?:not|no longer) for me
  `,
);

export const staysOf = ({ description }: Pick<RepToMatch, 'description'>): Stays | null => {
  if (description === null) return null;
  if (atHome.test(description)) return 'home';
  if (atDesk.test(description)) return 'desk';
  return seated.test(description) ? 'off their feet' : null;
};

const salaryOnly = anyOf(
  String.raw`
  (?:no|not|never|won['’]?t|don['’]?t|can['’]?t|cannot)\b[^.;,]{0,20}\bcommission(?: |-)(?:only|alone|based|work|jobs?)
  (?:not|never) (?:on|for) commission
  (?:need|needs|want|must have|have to have|looking for) (?:an? |the )?(?:basic|fixed|guaranteed|steady|stable|regular)(?: monthly)? (?:salary|income|pay|wage|money)
  something (?:certain|fixed|steady|guaranteed) (?:each|every|a|per) month
  (?:basic|fixed|guaranteed) (?:salary|pay) (?:only|please|needed)|nie (?:net |slegs )?(?:op |vir )?kommissie
  (?:soek|benodig) 'n (?:vaste|basiese) (?:salaris|inkomste)
  `,
);

/** Refuses commission-only work. */
export const wantsSalary = ({ description }: Pick<RepToMatch, 'description'>) =>
  description !== null && salaryOnly.test(description);

const noDriving = anyOf(
  String.raw`
  (?:do not|don['’]?t|can['’]?t|cannot|can not|never learn\w* to) drive|no (?:driver['’]?s )?licen[cs]e
  without (?:a )?licen[cs]e|learner['’]?s (?:only|licen[cs]e only)|only (?:a |my )?learner['’]?s
  geen (?:rybewys|lisensie)|(?:kan|bestuur) nie (?:bestuur|ry)
  `,
);

export const cannotDrive = ({ description, skills }: RepToMatch) =>
  [...skills, description ?? ''].some((text) => noDriving.test(text));

/** Whether a sentence says of anything, named in the trade or not, that the rep does not do it or would rather not. */
export const rulesOut = (text: string): boolean =>
  noDriving.test(text) ||
  staysOf({ description: text }) !== null ||
  wantsSalary({ description: text }) ||
  clausesIn({ text, counts: 1 }).some(({ refusedFrom, words }) => refusedFrom < words.length);
