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

/** Shows an admin the user's screens, read-only, to reproduce a problem. */
export function SeeAsUser({ user }: { readonly user: AdminUserDetail }) {
  const [asking, setAsking] = useState(false);
  const { data } = useQuery(queryOf(viewingsApi.current, {}));
  const begin = useMutation(mutationOf(viewingsApi.start));
  const end = useMutation(mutationOf(viewingsApi.end));
  const open = data?.viewing;
  if (user.suspended) return null;
  if (open?.userId === user.id) {
    const stop = () => end.mutate({}, { onError: (error) => failureToast('We couldn’t stop the view', error) });
    return (
      <Alert
        tone="warning"
        className="order-last w-full"
        title={`You’re viewing as this user until ${formatTime(open.endsAt)}`}
        action={
          <div className="flex flex-wrap gap-2">
            <LinkButton variant="secondary" size="small" to={seeingPath} target="_blank" rel="noopener">
              Open tab
            </LinkButton>
            <Button variant="secondary" size="small" busy={end.isPending} onClick={stop}>
              Stop viewing
            </Button>
          </div>
        }
      >
        The view is open in a separate tab. It also ends when you sign out.
      </Alert>
    );
  }
  return (
    <>
      <Button variant="secondary" full="phone" onClick={() => setAsking(true)}>
        View as user
      </Button>
      {asking ? (
        <ReasonDialog
          title="View as this user?"
          description={`A new tab will show what ${user.email} sees, for ${viewingMinutes} minutes. The view is read-only. Nothing will be sent, changed or marked as read. Messages, documents, bank accounts and security settings stay hidden.${open ? ` This will end your view of ${open.email}.` : ''} We’ll record it in the audit log.`}
          hint="The user’s data copy lists this reason and the times, but not your name."
          confirmLabel="View as user"
          tone="primary"
          failedTitle="We couldn’t open their view"
          onSend={async (reason) => {
            await begin.mutateAsync({ params: { userId: user.id }, body: { reason } });
            window.open(seeingPath, '_blank', 'noopener');
            toast({ title: 'View opened in a new tab', description: 'If you don’t see it, open it from this page.' });
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
