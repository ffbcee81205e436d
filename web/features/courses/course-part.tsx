import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CoursePage } from '#contract/courses/courses.ts';
import { trainingAddress } from '#contract/site/portal-addresses.ts';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { courseQuery } from './api.ts';
import { CourseTrouble } from './course-trouble.tsx';
import { useKeptCourse } from './kept/use-kept-course.ts';
import { useLearner } from './learner-gate.tsx';
import { LearningFrame } from './learning-frame.tsx';

interface CoursePartProps {
  readonly courseId: string;
  /** @param isKept the whole course is stored on this device */
  readonly children: (course: CoursePage, isKept: boolean) => ReactNode;
}

/** A page about one course. A course that was begun is downloaded to this device in the background. */
export function CoursePart({ courseId, children }: CoursePartProps) {
  const userId = useLearner();
  const { data, error, isFetching, refetch } = useQuery(courseQuery(userId, courseId));
  const isKept = useKeptCourse(userId, data);
  if (data) return children(data, isKept);
  return (
    <LearningFrame back={{ to: trainingAddress(), label: 'Training' }}>
      {error ? (
        <CourseTrouble
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
          way={{ to: trainingAddress(), label: 'View all courses' }}
        />
      ) : (
        <SkeletonText lines={8} />
      )}
    </LearningFrame>
  );
}
