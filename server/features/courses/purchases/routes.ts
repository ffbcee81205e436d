import { coursePurchasesApi } from '#contract/courses/purchases.ts';
import { type Route, write } from '#server/platform/http/route.ts';
import type { CourseOrderSettings } from '../../payments/course-orders/commands/open-course-checkout.ts';
import { beginPurchase } from './commands/begin-purchase.ts';
import { returnCourse } from './commands/return-course.ts';

export const coursePurchaseRoutes = ({ siteUrl, payfast }: CourseOrderSettings): readonly Route[] => [
  write(coursePurchasesApi.checkout, (tx, actor, { params }) =>
    beginPurchase(tx, actor, [params.courseId], { siteUrl, payfast }),
  ),
  write(coursePurchasesApi.order, (tx, actor, { body }) =>
    beginPurchase(tx, actor, body.courseIds, { siteUrl, payfast }),
  ),
  write(coursePurchasesApi.refund, (tx, actor, { params }) => returnCourse(tx, actor, params.courseId)),
];
