import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import type { AdminUserDetail } from '#contract/admin/admin.ts';
import { longestMessage } from '#contract/messaging/options.ts';
import { supportApi } from '#contract/messaging/support.ts';
import { deskAddress } from '#web/admin/messages/desk-addresses.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { Button } from '#web/ui/button.tsx';

/** A message from the team to a user, which starts or continues their support conversation. */
export function WriteFirst({ user }: { readonly user: AdminUserDetail }) {
  // One message, however often it is resent.
  const [id, setId] = useState<string | null>(null);
  const begin = useMutation(mutationOf(supportApi.start));
  const navigate = useNavigate();
  if (user.suspension) return null;
  return (
    <>
      <Button variant="secondary" full="phone" onClick={() => setId(uuidv7())}>
        Send message
      </Button>
      {id === null ? null : (
        <ReasonDialog
          title="Send message"
          description={`The user will see your message under Messages, from our team. We’ll also email ${user.email}.`}
          label="Message"
          hint="You’ll find the conversation in the inbox."
          confirmLabel="Send message"
          tone="primary"
          failedTitle="We couldn’t send the message"
          limit={longestMessage}
          onSend={async (content) => {
            const { conversationId } = await begin.mutateAsync({ params: { userId: user.id }, body: { id, content } });
            await navigate(deskAddress({ question: conversationId }));
          }}
          onClose={() => setId(null)}
        />
      )}
    </>
  );
}
