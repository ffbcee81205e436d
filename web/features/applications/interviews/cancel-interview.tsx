import { useMutation } from '@tanstack/react-query';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';

interface CancelInterviewProps {
  readonly application: ReceivedApplication;
  readonly onClose: () => void;
}

/** Asks for confirmation before an interview is cancelled. */
export function CancelInterview({ application, onClose }: CancelInterviewProps) {
  const { interview, rep } = application;
  const cancel = useMutation(mutationOf(interviewsApi.cancel));
  if (!interview) return null;

  async function confirm(interviewId: string) {
    try {
      await cancel.mutateAsync({ params: { interviewId } });
      toast({ title: 'Interview cancelled', description: `We’ve notified ${rep.fullName}.` });
    } catch (error) {
      failureToast('We couldn’t cancel the interview', error);
    }
    onClose();
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Cancel the interview with ${rep.fullName}?`}
      description="We’ll notify them. Their application stays open, and you can propose other times later."
      confirmLabel="Cancel interview"
      cancelLabel="Keep interview"
      busy={cancel.isPending}
      onConfirm={() => void confirm(interview.id)}
    />
  );
}
