import { useState } from 'react';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useWorkRecord } from './use-work-record.ts';
import type { DeedProps } from './work-deed-props.ts';
import { letGoOfWork } from './work-kept.ts';
import { tellsPlace } from './work-place.ts';

export function WorkCheckOut({ work }: DeedProps) {
  const { userId } = useMe();
  const { busy, record } = useWorkRecord();
  const [trouble, setTrouble] = useState<string | null>(null);
  async function leave() {
    setTrouble(null);
    const kept = await record({ engagementId: work.id, kind: 'out', withPlace: tellsPlace(userId) ?? false });
    if (kept === null) toast({ title: 'Checked out' });
    else if (kept !== 'no place' && kept.refused) {
      letGoOfWork(userId, kept.id);
      setTrouble(kept.refused.message);
    }
  }
  return (
    <div className="grid max-w-md gap-3">
      <Button variant="primary" size="large" full busy={busy} busyLabel="Checking out" onClick={() => void leave()}>
        Check out
      </Button>
      {trouble ? (
        <Alert tone="danger" title="Not checked out" announce>
          {trouble}
        </Alert>
      ) : null}
    </div>
  );
}
