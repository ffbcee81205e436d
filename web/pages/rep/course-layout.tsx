import { Outlet } from 'react-router';
import { LearnerGate } from '#web/features/courses/learner-gate.tsx';
import { ProgressSending } from '#web/features/courses/progress-sending.tsx';

export default function CourseLayout() {
  return (
    <LearnerGate>
      <ProgressSending />
      <Outlet />
    </LearnerGate>
  );
}
