import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { progressKeptQuery } from './kept/progress-kept.ts';
import { useLearner } from './learner-gate.tsx';
import { useOnline } from './use-online.ts';

/** Notes that offline progress is stored and will be sent automatically. */
export function ProgressWaiting() {
  const { data } = useQuery(progressKeptQuery(useLearner()));
  const isOnline = useOnline();
  const waits = (data?.answers.length ?? 0) > 0 || (data?.reports.length ?? 0) > 0;
  if (isOnline) return null;
  return (
    <p role="status" className="mb-5 flex items-start gap-2.5 rounded-card bg-info-soft px-4 py-3 text-on-info-soft">
      <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        You’re offline. The lessons are on this device, so you can keep reading.
        {waits ? ' We’ll save your progress here and send it when you’re back online.' : null}
      </span>
    </p>
  );
}
