import { queryOptions } from '@tanstack/react-query';
import { adminCoursesApi } from '#contract/courses/admin-courses.ts';
import { certificateDeskApi } from '#contract/courses/certificates.ts';
import { onceOpened, queryOf } from '#web/lib/endpoint-queries.ts';

export const salesQuery = queryOf(adminCoursesApi.list, {});

export const courseSalesQuery = (courseId: string) => queryOf(adminCoursesApi.show, { params: { courseId } });

export const foundCertificateQuery = (number: string) =>
  queryOptions({ ...queryOf(certificateDeskApi.find, { params: { number } }), ...onceOpened });
