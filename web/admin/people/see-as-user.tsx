import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUserDetail } from '#contract/admin/admin.ts';
import { viewingMinutes, viewingsApi } from '#contract/operators/viewings.ts';
import { seeingPath } from '#contract/site/seeing-addresses.ts';
import { mutationOf, queryOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatTime } from '#web/lib/format-time.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** To find out what somebody means who says that something is not there. */
export function SeeAsUser({ user }: { readonly user: AdminUserDetail }) {
  const [asking, setAsking] = useState(false);
  const { data } = useQuery(queryOf(viewingsApi.current, {}));
  const begin = useMutation(mutationOf(viewingsApi.begin));
  const end = useMutation(mutationOf(viewingsApi.end));
  const open = data?.viewing;
  if (user.suspended) return null;
  if (open?.userId === user.id) {
    const stop = () => end.mutate({}, { onError: (error) => failureToast('It was not stopped', error) });
    return (
      <Alert
        tone="warning"
        className="order-last w-full"
        title={`You see as them until ${formatTime(open.endsAt)}`}
        action={
          <div className="flex flex-wrap gap-2">
            <LinkButton variant="secondary" size="small" to={seeingPath} target="_blank" rel="noopener">
              Open the tab
            </LinkButton>
            <Button variant="secondary" size="small" busy={end.isPending} onClick={stop}>
              Stop
            </Button>
          </div>
        }
      >
        In a tab of its own. Signing out ends it too.
      </Alert>
    );
  }
  return (
    <>
      <Button variant="secondary" full="phone" onClick={() => setAsking(true)}>
        See as this user
      </Button>
      {asking ? (
        <ReasonDialog
          title="See as this user?"
          description={`A tab opens with what ${user.email} sees, for ${viewingMinutes} minutes. You can only read: nothing is sent, changed or marked as read. Messages, documents, bank accounts and security settings stay hidden.${open ? ` This ends your view of ${open.email}.` : ''} We’ll record it in the audit log.`}
          hint="They find it, with the times, in the copy of their data. It doesn’t show your name."
          confirmLabel="See as them"
          tone="primary"
          failedTitle="We couldn’t open their view"
          onSend={async (reason) => {
            await begin.mutateAsync({ params: { userId: user.id }, body: { reason } });
            window.open(seeingPath, '_blank', 'noopener');
            toast({ title: 'It opens in a tab of its own', description: 'If it did not, open it from this page.' });
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
