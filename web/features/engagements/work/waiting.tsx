import { useState } from 'react';
import { engagementTimes } from '#contract/agreed-terms.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { formatTime } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { WaitingPicture } from '../disputes/waiting-picture.tsx';
import { useWorkRecord } from '../use-work-record.ts';
import type { WorkActionProps } from './action-props.ts';
import { reportableFrom } from './due-action.ts';
import { isShownAsKept, letGoOfWork, useKeptWork } from './kept.ts';
import { nameSpanOf } from './words.ts';

/** Records that the rep is on site with no one to check them in, with the location, and then counts down the wait. */
export function WorkWaiting({ work, milestone, now }: WorkActionProps) {
  const { userId } = useMe();
  const { busy, record } = useWorkRecord();
  const [trouble, setTrouble] = useState<string | null>(null);
  const isKept = useKeptWork(userId).some(
    (one) => one.engagementId === work.id && one.kind === 'waiting' && isShownAsKept(one),
  );
  const from = reportableFrom(milestone);
  if (from) {
    return (
      <Alert tone="info" title={`You’re waiting: ${nameSpanOf(Math.max(0, from.getTime() - now.getTime()))} to go`}>
        From {formatTime(from)}, you can report here that the business is absent. If they don’t object, you’ll be paid
        as if they’d cancelled late. If someone arrives, check in.
        <div className="mt-4">
          <WaitingPicture engagementId={work.id} />
        </div>
      </Alert>
    );
  }
  if (isKept) return null;

  async function wait() {
    setTrouble(null);
    const kept = await record({ engagementId: work.id, kind: 'waiting', withPlace: true });
    if (kept === 'no place') {
      setTrouble(
        'Your phone didn’t share your location. Allow location for this site in your browser settings, then try again.',
      );
    } else if (kept?.refused) {
      letGoOfWork(userId, kept.id);
      setTrouble(kept.refused.message);
    }
  }
  return (
    <details className="group border-line border-t pt-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand underline decoration-brand/40 underline-offset-4">
        No one is here, or no one has a code
      </summary>
      <p className="mt-2 mb-3 text-[0.9375rem] leading-normal">
        Call them first. Then press the button, and we’ll record the time and your location. Wait until{' '}
        {engagementTimes.waitMinutes} minutes after the start. Then you can report that the business is absent. If they
        don’t object, you’ll be paid as if they’d cancelled late.
      </p>
      <Button
        variant="secondary"
        full="phone"
        busy={busy}
        busyLabel="Getting your location"
        onClick={() => void wait()}
      >
        I’m here and waiting
      </Button>
      {trouble ? (
        <Alert tone="danger" title="We couldn’t record this" announce className="mt-3">
          {trouble}
        </Alert>
      ) : null}
    </details>
  );
}
