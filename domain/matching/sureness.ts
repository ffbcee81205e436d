import { anyOf } from './any-of.ts';

/** Wishes, plans to learn, and statements about others don't say what a rep did. */
const isWish = anyOf(
  `
  want(?:s|ed)? to(?! (?:keep|stay|continue|go on))
  (?:would|i['’]d) (?:like|love)(?! (?:more|to (?:keep|stay|continue)))|wish|looking (?:for|to)|seeking
  hop(?:e|ing) (?:to|for)|dream|interested in|keen (?:to|on)|curious|nuuskierig|op soek|soek|wil graag|not yet
  yet to|nog nie|never (?:did|done|sold|worked)|like to try|try that side|(?:is|be|are) new (?:for|to) me
  nuut vir my|only (?:know|socially)|socially|thinking of|considering|open to|my (?:dream|wish)|afuna|ngifuna
  ndifuna|ngicela|ke batla|ke kopa
  `,
);
/** Done once, or as a sideline. */
const isAside = anyOf(
  `
  once|one (?:december|season|summer|weekend|time)|on the side|sometimes|now and then|at times|long ago|years ago
  occasional(?:ly)?|helped?|when (?:the|my) (?:boss|manager)|briefly|for a (?:week|few weeks|month|weekend)
  a few (?:times|weekends|months)|before that|before the|earlier
  `,
);

export const sureness = { wish: 0.4, aside: 0.7 } as const;

/** From 0 to 1: how certainly a sentence says what a rep did. */
export const surenessOf = (sentence: string) =>
  isWish.test(sentence) ? sureness.wish : isAside.test(sentence) ? sureness.aside : 1;
