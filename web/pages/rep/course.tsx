import { CoursePart } from '#web/features/courses/course-part.tsx';
import { OfferPage } from '#web/features/courses/offer/offer-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { Route } from './+types/course';

export const meta = () => pageMeta({ title: 'Course · Training', hidden: true });

export default function Course({ params: { courseId } }: Route.ComponentProps) {
  return (
    <CoursePart courseId={courseId}>{(course, isKept) => <OfferPage course={course} isKept={isKept} />}</CoursePart>
  );
}
