import { giftsApi } from '#contract/courses/gifts.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { listOffered } from '../courses/queries/list-offered.ts';
import type { CourseOrderSettings } from '../payments/course-orders/commands/open-course-checkout.ts';
import { refundGift } from './commands/refund-gift.ts';
import { startGifts } from './commands/start-gifts.ts';
import { listGiven } from './queries/list-given.ts';
import { listHired } from './queries/list-hired.ts';

export const giftRoutes = ({ siteUrl, payfast }: CourseOrderSettings): readonly Route[] => [
  read(giftsApi.courses, (db) => listOffered(db)),
  read(giftsApi.reps, (db, actor, { query }) => listHired(db, actor, query)),
  read(giftsApi.list, (db, actor, { query }) => listGiven(db, actor, query.cursor)),
  write(giftsApi.checkout, (tx, actor, { body }) => startGifts(tx, actor, body, { siteUrl, payfast })),
  write(giftsApi.refund, (tx, actor, { params }) => refundGift(tx, actor, params.giftId)),
];
