import { coursePurchasesApi } from '#contract/courses/purchases.ts';
import { type Route, write } from '#server/platform/http/route.ts';
import type { CourseOrderSettings } from '../../payments/course-orders/commands/open-course-checkout.ts';
import { returnCourse } from './commands/return-course.ts';
import { startPurchase } from './commands/start-purchase.ts';

export const coursePurchaseRoutes = ({ siteUrl, payfast }: CourseOrderSettings): readonly Route[] => [
  write(coursePurchasesApi.checkout, (tx, actor, { params }) =>
    startPurchase(tx, actor, [params.courseId], { siteUrl, payfast }),
  ),
  write(coursePurchasesApi.order, (tx, actor, { body }) =>
    startPurchase(tx, actor, body.courseIds, { siteUrl, payfast }),
  ),
  write(coursePurchasesApi.refund, (tx, actor, { params }) => returnCourse(tx, actor, params.courseId)),
];
