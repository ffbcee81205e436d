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

/** One administrator, and what an owner may do about them. */
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
              title="Sign them out?"
              description={`${email} is signed out on every device immediately${you ? ', here too' : ''}, and can sign in again.`}
              confirmLabel="Sign out"
              failed="We couldn’t sign them out"
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
                  Send another link
                </Button>
              }
              title="Send another link?"
              description={`${email} gets a new mail. The link of the one before opens nothing any more.`}
              confirmLabel="Send it"
              failed="No mail was sent"
              act={async () => {
                await invite.mutateAsync({ params });
                toast({ title: 'The link is on its way', description: email });
              }}
            />
          ) : null}
          <Button
            variant={state === 'disabled' ? 'secondary' : 'danger'}
            full="phone"
            onClick={() => setAsking('access')}
          >
            {state === 'disabled' ? 'Let in again' : 'Disable'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function AccessDialog({ member: { id, email, state, role }, onClose }: MemberDialogProps) {
  const act = state === 'disabled' ? 'enable' : 'disable';
  const change = useMutation(mutationOf(teamOfAdminsApi[act]));
  const lettingIn = act === 'enable';
  return (
    <ReasonDialog
      title={lettingIn ? 'Let them in again?' : 'Keep them out?'}
      description={
        lettingIn
          ? `${email} can sign in again with the password and the second factor of before, as ${roleLabels[role].toLowerCase()}. The other owners are told.`
          : `${email} is signed out immediately and can’t sign in any more. The audit log keeps what they did. Questions they took go back to Unassigned when their time to answer is up.`
      }
      confirmLabel={lettingIn ? 'Let them in' : 'Disable'}
      tone={lettingIn ? 'primary' : 'danger'}
      onOutdated={null}
      onSend={async (reason) => {
        await change.mutateAsync({ params: { memberId: id }, body: { reason } });
        toast({ title: lettingIn ? 'They can sign in again' : 'They are kept out', description: email });
      }}
      onClose={onClose}
    />
  );
}

function factsOf({ role, state, lastSignInAt, secondFactor, sessions, invitedUntil }: TeamMember): Description[] {
  return [
    { term: 'Role', detail: roleLabels[role] },
    { term: 'State', detail: stateWords[state].label },
    ...(state === 'invited'
      ? [
          {
            term: 'Link',
            detail: invitedUntil ? `Can be used until ${formatDateTime(invitedUntil)}` : 'Over: send another one',
          },
        ]
      : []),
    { term: 'Last sign-in', detail: lastSignInAt ? formatDateTime(lastSignInAt) : 'Never' },
    { term: 'Two-factor sign-in', detail: secondFactor ? 'On' : 'Off' },
    { term: 'Signed in now', detail: sessions === 0 ? 'Nowhere' : `In ${plural(sessions, 'browser')}` },
  ];
}
