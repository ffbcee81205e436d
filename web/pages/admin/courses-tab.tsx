import { useSearchParams } from 'react-router';
import { useAdmin } from '#web/features/admin/admin-gate.tsx';
import { CourseDesk } from '#web/features/courses/desk/course-desk.tsx';
import { CourseSales } from '#web/features/courses/desk/course-sales.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';

// Few write courses, and what they write with comes with it alone.
const draftPage = partOf(() => import('#web/features/courses/drafts/draft-page.tsx'));

/** The lists, or the course or draft that the address names. */
export function CoursesTab() {
  const [address] = useSearchParams();
  const { email } = useAdmin();
  const [course, draft] = [address.get('course'), address.get('draft')];
  if (draft) {
    return (
      <LazyPart
        part={draftPage}
        fallback={
          <>
            <PageHeader title="Draft" brief />
            <SkeletonCards label="Loading the draft" />
          </>
        }
      >
        {(Page) => <Page key={draft} courseId={draft} who={email} />}
      </LazyPart>
    );
  }
  return course ? <CourseSales key={course} courseId={course} /> : <CourseDesk />;
}
