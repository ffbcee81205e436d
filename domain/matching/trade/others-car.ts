import { anyOf } from '../any-of.ts';

/** A car that a rep has the use of, and doesn't own. */
export const anothersCar = anyOf(
  String.raw`
  (?:\p{L}+['’]s|company|firm|work|hire|hired|rented|werk se|pa se|ma se|broer se|man se|vrou se) (?:own )?(?:car|bakkie|vehicle|van|truck|kar|bike|motor)
  (?:had|sold) (?:a|my|the) (?:\p{L}+ )?(?:car|bakkie|vehicle)
  `,
  'iu',
);
