import { expect, test } from 'vitest';
import { sumGifts } from './pay-gifts.tsx';

const rep = (repId: string, has: string[] = []) => ({
  ...{ repId, has, applicationId: 'a', repName: 'Thandi Nkosi', jobTitle: 'Tasting', givable: true },
});
const courses = [
  { id: 'one', priceCents: 12_500 },
  { id: 'two', priceCents: 20_000 },
];

test('each course is given to each rep who does not have it', () => {
  expect(sumGifts(courses, [rep('r'), rep('s', ['one', 'elsewhere'])])).toEqual({
    gifts: [
      { courseId: 'one', repId: 'r' },
      { courseId: 'two', repId: 'r' },
      { courseId: 'two', repId: 's' },
    ],
    ...{ totalCents: 52_500, had: 1 },
  });
  expect(sumGifts(courses, [])).toEqual({ gifts: [], totalCents: 0, had: 0 });
});
