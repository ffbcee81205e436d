import { Outlet } from 'react-router';
import { LearnerGate } from '#web/features/courses/learner-gate.tsx';
import { ProgressSending } from '#web/features/courses/progress-sending.tsx';
import { LiveUpdates } from '#web/features/session/live-updates.tsx';

export default function CourseLayout() {
  return (
    <LearnerGate>
      <LiveUpdates />
      <ProgressSending />
      <Outlet />
    </LearnerGate>
  );
}
