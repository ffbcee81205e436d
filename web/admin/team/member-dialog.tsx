import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type TeamMember, teamOfAdminsApi } from '#contract/operators/team.ts';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { plural } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { type Description, DescriptionList } from '#web/ui/description-list.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { roleLabels, stateWords } from './role-words.ts';

interface MemberDialogProps {
  readonly member: TeamMember;
  readonly onClose: () => void;
}

/** One admin, with the actions that an owner may take. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const [asking, setAsking] = useState<'role' | 'access' | null>(null);
  const params = { memberId: member.id };
  const signOut = useMutation(mutationOf(teamOfAdminsApi.endSessions));
  const invite = useMutation(mutationOf(teamOfAdminsApi.inviteAgain));
  const { email, state, sessions, you } = member;
  if (asking === 'role') return <RoleDialog member={member} onClose={() => setAsking(null)} />;
  if (asking === 'access') return <AccessDialog member={member} onClose={() => setAsking(null)} />;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={you ? `${email} (you)` : email}>
      <div className="grid gap-5">
        <DescriptionList items={factsOf(member)} />
        <div className="grid gap-3 md:flex md:flex-wrap">
          <Button variant="secondary" full="phone" onClick={() => setAsking('role')}>
            Change role
          </Button>
          {sessions > 0 ? (
            <AskFirst
              trigger={
                <Button variant="secondary" full="phone">
                  Sign out everywhere
                </Button>
              }
              title="Sign this admin out everywhere?"
              description={`We’ll sign ${email} out on every device immediately${you ? ', including this one' : ''}. They can sign in again.`}
              confirmLabel="Sign admin out"
              failed="We couldn’t sign this admin out"
              act={async () => {
                await signOut.mutateAsync({ params });
                toast({ title: 'Signed out everywhere', description: email });
              }}
            />
          ) : null}
          {state === 'invited' ? (
            <AskFirst
              trigger={
                <Button variant="secondary" full="phone">
                  Send new link
                </Button>
              }
              title="Send a new link?"
              description={`We’ll email ${email} a new link. The earlier link will stop working.`}
              confirmLabel="Send new link"
              failed="We couldn’t send the link"
              act={async () => {
                await invite.mutateAsync({ params });
                toast({ title: 'New link sent', description: email });
              }}
            />
          ) : null}
          <Button
            variant={state === 'disabled' ? 'secondary' : 'danger'}
            full="phone"
            onClick={() => setAsking('access')}
          >
            {state === 'disabled' ? 'Enable account' : 'Disable account'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function AccessDialog({ member: { id, email, state, role }, onClose }: MemberDialogProps) {
  const act = state === 'disabled' ? 'enable' : 'disable';
  const change = useMutation(mutationOf(teamOfAdminsApi[act]));
  const enabling = act === 'enable';
  return (
    <ReasonDialog
      title={enabling ? 'Enable this admin account?' : 'Disable this admin account?'}
      description={
        enabling
          ? `${email} can sign in again as ${roleLabels[role].toLowerCase()}, with the same password and second factor. We’ll notify the other owners.`
          : `We’ll sign ${email} out immediately, and they can’t sign in again. The audit log will keep their actions. Conversations they took will return to Unassigned once the time to answer has passed.`
      }
      confirmLabel={enabling ? 'Enable account' : 'Disable account'}
      tone={enabling ? 'primary' : 'danger'}
      onOutdated={null}
      onSend={async (reason) => {
        await change.mutateAsync({ params: { memberId: id }, body: { reason } });
        toast({ title: enabling ? 'Account enabled' : 'Account disabled', description: email });
      }}
      onClose={onClose}
    />
  );
}

function factsOf({ role, state, lastSignInAt, secondFactor, sessions, invitedUntil }: TeamMember): Description[] {
  return [
    { term: 'Role', detail: roleLabels[role] },
    { term: 'Status', detail: stateWords[state].label },
    ...(state === 'invited'
      ? [
          {
            term: 'Link',
            detail: invitedUntil ? `Valid until ${formatDateTime(invitedUntil)}` : 'Expired. Send a new link.',
          },
        ]
      : []),
    { term: 'Last sign-in', detail: lastSignInAt ? formatDateTime(lastSignInAt) : 'Never' },
    { term: 'Two-factor sign-in', detail: secondFactor ? 'On' : 'Off' },
    { term: 'Signed in now', detail: sessions === 0 ? 'Nowhere' : `In ${plural(sessions, 'browser')}` },
  ];
}
