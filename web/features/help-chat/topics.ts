/** What the help chat knows about. */
export type Topic = 'whatsapp' | 'trial' | 'price' | 'pay' | 'app' | 'start' | 'support' | 'work';

/**
 * The words of each topic, whole words alone: "show" is not "how". Where a question has as many words of two topics, the
 * one that stands first here wins, because "how" and "help" are in every second question.
 */
const words: readonly (readonly [Topic, RegExp])[] = [
  ['whatsapp', /\bwhats\s?app\b|\blive (support|chat|agent)\b/g],
  ['trial', /\b(trials?|free)\b/g],
  ['price', /\b(pric(e|es|ed|ing)|costs?|costing|fees?|how much|subscriptions?|subscrib(e|es|ed|ing))\b/g],
  [
    'pay',
    /\b(paid|payouts?|pay\s?(outs?|days?)|paying out|money|wallets?|salar(y|ies)|wages?|earn(s|ed|ings?)?|commissions?)\b/g,
  ],
  ['app', /\b(apps?|mobile|web|websites?|android|iphone|ios)\b/g],
  ['start', /\b(start(s|ed|ing)?|begin(s|ning)?|began|set(ting)?[\s-]?up|sign(ing)?[\s-]?up|register(ing)?)\b/g],
  ['support', /\b(support(s|ed|ing)?|help(s|ed|ing)?|contact(s|ed|ing)?)\b/g],
  ['work', /\b(how|work(s|ed|ing)?|process(es)?)\b/g],
];

/** The topic with the most words in the question; null when there is none. */
export function topicOf(question: string): Topic | null {
  const text = question.toLowerCase();
  let best: Topic | null = null;
  let most = 0;
  for (const [topic, pattern] of words) {
    const count = text.match(pattern)?.length ?? 0;
    if (count > most) [best, most] = [topic, count];
  }
  return best;
}
