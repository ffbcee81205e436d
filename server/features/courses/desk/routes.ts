import { adminCoursesApi } from '#contract/courses/admin-courses.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { offerCourse } from './commands/offer-course.ts';
import { describeSales } from './queries/describe-sales.ts';
import { listSales } from './queries/list-sales.ts';

export const courseDeskRoutes = (): readonly Route[] => [
  read(adminCoursesApi.list, async (db, actor) => ({ items: await listSales(db, actor) })),
  read(adminCoursesApi.show, (db, actor, { params }) => describeSales(db, actor, params.courseId)),
  write(adminCoursesApi.offer, async (tx, actor, { params, body }) => {
    await offerCourse(tx, actor, { ...params, ...body });
    return describeSales(tx.db, actor, params.courseId);
  }),
];
