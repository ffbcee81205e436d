import { anyOf } from '../any-of.ts';

const welcome = anyOf(
  String.raw`
  not (?:required|needed|necessary|essential|a must)|(?:a|big) (?:bonus|plus)|an? (?:\p{L}+ )?advantage|advantageous|nice to have
  preferred|preferably|helpful|good but|would help|will help|helps|(?:is|are) welcome|welcome(?=\s*$)|useful|optional
  beneficial|both count|or years|or equivalent|or can learn|or willing to learn|['’]?n (?:bonus|voordeel|pluspunt)
  `,
  'iu',
);

/** Optional, not required. */
export const isWelcome = (text: string) => welcome.test(text);

const isLeft = /(?:\s(?:is|are))?(?:\s['’])?$/;

/** Only the optional thing itself. */
export const withoutWelcome = (text: string) => text.replace(welcome, '').trim().replace(isLeft, '') || text.trim();
