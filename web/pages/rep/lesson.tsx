import { CoursePart } from '#web/features/courses/course-part.tsx';
import { LessonPage } from '#web/features/courses/lesson/lesson-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { Route } from './+types/lesson';

export const meta = () => pageMeta({ title: 'Lesson · Training', hidden: true });

export default function Lesson({ params: { courseId, number } }: Route.ComponentProps) {
  return (
    <CoursePart courseId={courseId}>{(course) => <LessonPage course={course} number={Number(number)} />}</CoursePart>
  );
}
