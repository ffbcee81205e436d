import { useSearchParams } from 'react-router';
import { CourseDesk } from '#web/features/courses/desk/course-desk.tsx';
import { CourseSales } from '#web/features/courses/desk/course-sales.tsx';

/** The lists, or the course that the address names. */
export function CoursesTab() {
  const course = useSearchParams()[0].get('course');
  return course ? <CourseSales key={course} courseId={course} /> : <CourseDesk />;
}
