import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import type { DismissedTitle } from './dismissal-words.ts';

const WhyNotDialog = lazyDialog(
  () => import('./why-not-dialog.tsx'),
  ({ title }) => title,
);

interface NotForMeProps {
  readonly job: DismissedTitle;
  readonly onDismissed: (job: DismissedTitle) => void;
}

/** Dismisses a recommended job, with the reason. */
export function NotForMe({ job, onDismissed }: NotForMeProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" aria-label={`Not for me: ${job.title}`} onClick={() => setAsking(true)}>
        Not for me
      </Button>
      {asking ? (
        <WhyNotDialog
          job={job}
          title="Why isn’t this job for you?"
          onDismissed={onDismissed}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
