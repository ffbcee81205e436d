import type { ReceivedApplication } from '#contract/applications/applications.ts';
import type { RejectionsResult } from '#contract/applications/rejections.ts';
import { applicationStatusTexts } from '#texts/applications/status.ts';
import { plural } from '#web/lib/format.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface RejectManyResultProps {
  readonly result: RejectionsResult;
  readonly applications: readonly ReceivedApplication[];
  readonly onClose: () => void;
}

/** Applicants who were not rejected, with their status. */
export function RejectManyResult({ result, applications, onClose }: RejectManyResultProps) {
  const { rejected, notOpen } = result;
  const nameOf = (wanted: string) => applications.find(({ id }) => id === wanted)?.rep.fullName ?? 'An applicant';
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={rejected.length === 0 ? 'No applicants rejected' : `${plural(rejected.length, 'applicant')} rejected`}
      description={`${plural(notOpen.length, 'applicant')} no longer had an open application, so nothing changed for them.`}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <ul className="divide-y divide-line">
        {notOpen.map(({ id, status }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2.5">
            <span className="min-w-0 break-words font-semibold">{nameOf(id)}</span>
            {status ? (
              <StatusBadge {...applicationStatusTexts[status]} />
            ) : (
              <span className="text-ink-soft text-sm">No longer available</span>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
