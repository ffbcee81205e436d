import { useQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { CourseCard as Course } from '#contract/courses/courses.ts';
import { courseLevels } from '#contract/courses/options.ts';
import { trainingAddress } from '#contract/site/portal-addresses.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { coursesQuery } from '../api.ts';
import { BuySeveral } from './buy-several.tsx';
import { CourseCard } from './course-card.tsx';

/** All courses by level, and above them the ones in progress. */
export function Catalogue() {
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(coursesQuery);
  if (!data) {
    return <NotLoaded query={{ error, isFetching, refetch }} label="Loading the courses" count={4} />;
  }
  const level = courseLevels.find((one) => one === search.get('level')) ?? 'Beginner';
  const started = data.items.filter(({ own }) => own && own.completedAt === null);
  return (
    <>
      {started.length > 0 ? (
        <section aria-labelledby="begun" className="mb-8">
          <h2 id="begun" className="mb-4 text-2xl">
            Continue learning
          </h2>
          <Cards courses={started} />
        </section>
      ) : null}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">All courses</h2>
        <BuySeveral courses={data.items} />
      </div>
      <TabLinks
        label="Level"
        className="mb-5"
        tabs={courseLevels.map((one) => ({
          to: trainingAddress({ level: one }),
          label: one,
          count: data.items.filter((course) => course.level === one).length,
          active: one === level,
        }))}
      />
      <Cards courses={data.items.filter((course) => course.level === level)} />
    </>
  );
}

function Cards({ courses }: { readonly courses: readonly Course[] }) {
  if (courses.length === 0) {
    return (
      <EmptyState level={3} icon={<GraduationCap aria-hidden="true" />} title="No courses at this level yet">
        See the other levels. What you learn there helps in any gig.
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard course={course} />
        </li>
      ))}
    </ul>
  );
}
