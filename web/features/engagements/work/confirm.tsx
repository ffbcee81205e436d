import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { useWorkMove } from '../use-work-move.ts';
import type { WorkActionProps } from './action-props.ts';

/** Confirms that the rep will work the gig. */
export function WorkConfirm({ work }: WorkActionProps) {
  const { busy, say } = useWorkMove(work.id);
  async function confirm() {
    try {
      await say('confirm');
      toast({ title: 'Gig confirmed', description: `We’ve notified ${work.companyName}.` });
    } catch (error) {
      failureToast('We couldn’t confirm the gig', error);
    }
  }
  return (
    <Button variant="accent" size="large" full="phone" busy={busy} onClick={() => void confirm()}>
      I’m coming
    </Button>
  );
}
