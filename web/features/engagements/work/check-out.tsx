import { useState } from 'react';
import { endCutShort } from '#domain/engagements/attendance.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { formatTime } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { useWorkRecord } from '../use-work-record.ts';
import type { WorkActionProps } from './action-props.ts';
import { letGoOfWork } from './kept.ts';
import { sharesPlace } from './place.ts';

/** A check-out is final for its day: an accidental one in the middle of a shift would cost pay, so it asks first. */
export function WorkCheckOut({ work, milestone, now }: WorkActionProps) {
  const { userId } = useMe();
  const { busy, record } = useWorkRecord();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [early, setEarly] = useState<Date | null>(null);
  function press() {
    const end = endCutShort(now, milestone.days, work.schedule);
    if (end) setEarly(end);
    else void leave();
  }
  async function leave() {
    setEarly(null);
    setTrouble(null);
    const kept = await record({ engagementId: work.id, kind: 'out', withPlace: sharesPlace(userId) ?? false });
    if (kept === null) toast({ title: 'Checked out' });
    else if (kept !== 'no place' && kept.refused) {
      letGoOfWork(userId, kept.id);
      setTrouble(kept.refused.message);
    }
  }
  return (
    <div className="grid max-w-md gap-3">
      <Button variant="primary" size="large" full busy={busy} busyLabel="Checking out" onClick={press}>
        Check out
      </Button>
      <AlertDialog
        open={early !== null}
        onOpenChange={(open) => {
          if (!open) setEarly(null);
        }}
        title="Check out early?"
        description={`Your shift runs until ${early ? formatTime(early.toISOString()) : ''}. You can’t check in again for it.`}
        confirmLabel="Check out now"
        cancelLabel="Stay checked in"
        tone="default"
        onConfirm={() => void leave()}
      />
      {trouble ? (
        <Alert tone="danger" title="We couldn’t check you out" announce>
          {trouble}
        </Alert>
      ) : null}
    </div>
  );
}
