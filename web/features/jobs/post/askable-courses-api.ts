import { queryOptions } from '@tanstack/react-query';
import { askableCoursesApi } from '#contract/jobs/asked-courses.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

export const askableCoursesQuery = queryOptions({
  ...queryOf(askableCoursesApi.list, {}),
  select: ({ items }) => items,
});
