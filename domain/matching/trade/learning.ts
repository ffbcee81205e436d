import { anyOf } from '../any-of.ts';

/** On the way to a licence or a paper. `will have` is one of these, `have` is not. */
const learns = `
  busy|besig|doing|stud(?:y|ying|eer)|learn(?:ing|er)?|leer|book(?:ed)?|writ(?:e|ing)|skryf|regist(?:er|ered|ering) for|enrol(?:l?ed|ling)?
  plan(?:ning)?|sav(?:e|ing)|wait(?:ing)?|wag|fail(?:ed)?|still need|must still|will (?:have|get|do)|to (?:get|have|do|write)
  want|hop(?:e|ing)|appl(?:y|ied|ying)|towards
`;
const has = `
  got|have|has|had|hold|obtained|pass(?:ed)?|done|did|complet(?:e|ed)|finish(?:ed)?|received|het|gekry|klaar|geslaag
`;
const either = anyOf(`${learns}\n${has}`, 'g');
const isLearns = new RegExp(`^${anyOf(learns, '').source}`);
const comes = anyOf('soon|loading|pending|in progress|booked|outstanding|volgende');

const wordsBefore = 4;
const wordsBehind = 3;

/** Whether the words around a paper say that it is still being earned. The nearest verb before it counts. */
export function isBeingEarned(words: readonly string[], at: number, length: number): boolean {
  const nearest = words
    .slice(Math.max(0, at - wordsBefore), at)
    .join(' ')
    .match(either)
    ?.at(-1);
  if (nearest !== undefined) return isLearns.test(nearest);
  return comes.test(words.slice(at + length, at + length + wordsBehind).join(' '));
}
