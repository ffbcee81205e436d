import { useSearchParams } from 'react-router';
import { CourseDesk } from '#web/admin/courses/course-desk.tsx';
import { CourseSales } from '#web/admin/courses/course-sales.tsx';
import { useAdmin } from '#web/admin/sign-in/admin-gate.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';

// Few admins write courses, so the editor is loaded only for them.
const draftPage = partOf(() => import('#web/admin/course-drafts/draft-page.tsx'));

/** The lists, or the course or draft that the URL selects. */
export default function CoursesTab() {
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
