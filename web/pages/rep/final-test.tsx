import { CoursePart } from '#web/features/courses/course-part.tsx';
import { FinalTestPage } from '#web/features/courses/final-test/final-test-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { Route } from './+types/final-test';

export const meta = () => pageMeta({ title: 'Final test · Training', hidden: true });

export default function FinalTest({ params: { courseId } }: Route.ComponentProps) {
  return <CoursePart courseId={courseId}>{(course) => <FinalTestPage course={course} />}</CoursePart>;
}
