import { correctSpelling } from './correct-spelling.ts';

/** The topics of the help chat. */
export type Topic =
  | 'trouble'
  | 'whatsapp'
  | 'trial'
  | 'refund'
  | 'price'
  | 'pay'
  | 'certificate'
  | 'checks'
  | 'sign-in'
  | 'app'
  | 'start'
  | 'support'
  | 'work';

/** A user was wronged. One such word is enough: a person should answer, however many other keywords there are. */
const trouble =
  /\b(scam(s|med|mers?|ming)?|fraud\w*|cheat(s|ed|ing)?|conned|con ?artist|stole(n)?|steal(s|ing)?|rob(bed|bery)?|ripped off|fake|hoax|harass\w*|threat\w*|abus(e|ed|ive|ing)|assault\w*|unsafe|in danger|dispute[sd]?|complain(s|ed|ts?|ing)?|(not|never|hasn.?t|haven.?t|isn.?t)( yet)? (been |gotten |got |being )?paid|(didn.?t|won.?t|does ?n.?t|refus(es|ed|ing) to) pay)\b/;

/**
 * Keywords of each topic, matched as whole words: "show" is not "how". On a tie, the topic listed first wins, because
 * "how" and "help" are in every second question.
 */
const words: readonly (readonly [Topic, RegExp])[] = [
  ['whatsapp', /\bwhats\s?app\b|\blive (support|chat|agent)\b/g],
  ['trial', /\b(trials?|free)\b/g],
  ['refund', /\b(refund(s|ed|ing)?|money back|cancel(s|led|ling|lation)?|unsubscrib(e|ed|ing))\b/g],
  [
    'price',
    /\b(pric(e|es|ed|ing)|costs?|costing|fees?|how much(?!.*\b(paid|earn|make|receive)\b)|subscriptions?|subscrib(e|es|ed|ing)|plans?)\b/g,
  ],
  [
    'pay',
    /\b(paid|payouts?|payments?|pay\s?(outs?|days?)|paying out|money|wallets?|withdraw(s|als?|ing)?(?!.*\bapplication)|bank|salar(y|ies)|wages?|earn(s|ed|ings?)?|commissions?)\b/g,
  ],
  ['certificate', /\b(certificat(e|es|ion|ions)|certified|badges?|courses?|training|exams?|xp)\b/g],
  ['checks', /\b(verif(y|ied|ication)|vett(ed|ing)|approv(e|ed|al)|reject(ed|ion)|documents?|passport|id)\b/g],
  ['sign-in', /\b(passwords?|log(ging)?[\s-]?in|sign(ing)?[\s-]?in|locked out|forgot(ten)?)\b/g],
  ['app', /\b(apps?|mobile|web|websites?|android|iphone|ios)\b/g],
  ['start', /\b(start(s|ed|ing)?|begin(s|ning)?|began|set(ting)?[\s-]?up|sign(ing)?[\s-]?up|register(ing)?)\b/g],
  [
    'support',
    /\b(support(s|ed|ing)?|help(s|ed|ing)?|contact(s|ed|ing)?|human|real person|(speak|talk) (to|with)|call me)\b/g,
  ],
  ['work', /\b(how|work(s|ed|ing)?|process(es)?)\b/g],
];

/** The topic with the most words in the question; null when there is none. */
export function topicOf(question: string): Topic | null {
  const text = correctSpelling(question.toLowerCase().replaceAll('’', "'"));
  if (trouble.test(text)) return 'trouble';
  let best: Topic | null = null;
  let most = 0;
  for (const [topic, pattern] of words) {
    const count = text.match(pattern)?.length ?? 0;
    if (count > most) [best, most] = [topic, count];
  }
  return best;
}
