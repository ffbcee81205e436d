import { CircleCheck, CircleDashed } from 'lucide-react';
import type { CoursesOfRep } from '#contract/jobs/asked-courses.ts';
import { missingCourses, nameCourses } from '#domain/courses/missing-courses.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Whether a rep has the courses that the job requires. */
export function ApplicantCourses({ asked }: { readonly asked: CoursesOfRep | null }) {
  if (!asked) return null;
  if (asked.met) {
    return (
      <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
        Has the required courses
      </Badge>
    );
  }
  return (
    <span className="flex items-start gap-1.5 text-[0.9375rem] text-ink-soft leading-6">
      <CircleDashed aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span className="min-w-0 break-words">
        Still to finish: {nameCourses(asked.which, missingCourses(asked.which, asked.courses))}
      </span>
    </span>
  );
}
