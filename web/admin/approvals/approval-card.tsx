import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Approval, type ApprovalStatus, approvalsApi } from '#contract/operators/approvals.ts';
import { newAccountDays, twoPeople } from '#contract/operators/two-people.ts';
import { userInPanelAddress } from '#contract/site/portal-addresses.ts';
import { ChangedSettings } from '#web/admin/settings/changed-settings.tsx';
import { useAdmin } from '#web/admin/sign-in/admin-gate.tsx';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const statusWords: Readonly<Record<ApprovalStatus, { readonly label: string; readonly tone: BadgeTone }>> = {
  open: { label: 'Waiting', tone: 'accent' },
  approved: { label: 'Approved', tone: 'success' },
  declined: { label: 'Declined', tone: 'danger' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
};

/** Whom an open proposal waits for, to someone who can't approve it. */
function waitsFor({ approvers, proposedBy }: Approval, reader: string): string {
  if (approvers.length > 0) return `Waiting for ${approvers.join(' or ')}.`;
  const text = `No other admin can approve this yet. An owner can add one under Team. A new admin can approve after ${newAccountDays} days.`;
  return proposedBy === reader ? text : `You can’t approve this. ${text}`;
}

/** One proposal: its effect, who proposed it and why, and the reader's actions. */
export function ApprovalCard({ approval }: { readonly approval: Approval }) {
  const { act, effects, changes, amountCents, reason, status, proposedBy, proposedAt, expiresAt, target } = approval;
  const { email } = useAdmin();
  const { label, tone } = statusWords[status];
  return (
    <Card
      title={twoPeople[act].label}
      action={<Badge tone={tone}>{label}</Badge>}
      description={`${proposedBy === email ? 'You' : proposedBy} proposed this on ${formatDateTime(proposedAt)}.`}
    >
      <DescriptionList
        items={[
          ...(amountCents === null ? [] : [{ term: 'Amount', detail: formatRandExact(amountCents) }]),
          ...(target?.type === 'user'
            ? [{ term: 'User', detail: <TextLink to={userInPanelAddress(target.id)}>View user</TextLink> }]
            : []),
          ...effects.map((effect) => ({ term: effect.label, detail: effect.text })),
          ...(changes ? [{ term: 'Changes', detail: <ChangedSettings changes={changes} /> }] : []),
          { term: 'Reason', detail: reason },
          ...(status === 'open'
            ? [{ term: 'Approve by', detail: formatDateTime(expiresAt) }]
            : [{ term: label, detail: closedWords(approval) }]),
        ]}
      />
      {status === 'open' ? <Decide approval={approval} /> : null}
    </Card>
  );
}

const closedWords = ({ decidedAt, decidedBy, decidedBecause }: Approval) =>
  [decidedAt && formatDateTime(decidedAt), decidedBy && `by ${decidedBy}`, decidedBecause].filter(Boolean).join(', ');

function Decide({ approval }: { readonly approval: Approval }) {
  const { id, act, effects, proposedBy, approvers, amountCents } = approval;
  const { email } = useAdmin();
  const [declining, setDeclining] = useState(false);
  const approve = useMutation(mutationOf(approvalsApi.approve));
  const decline = useMutation(mutationOf(approvalsApi.decline));
  const withdraw = useMutation(mutationOf(approvalsApi.withdraw));
  const params = { approvalId: id };
  const { label } = twoPeople[act];
  const onApproval = effects.find((effect) => effect.label === 'On approval')?.text;
  const sum = amountCents === null ? '' : ` (${formatRandExact(amountCents)})`;
  if (!approvers.includes(email)) {
    return (
      <div className="mt-5 grid justify-items-start gap-4">
        <p>{waitsFor(approval, email)}</p>
        {proposedBy === email ? (
          <AskFirst
            trigger={<Button variant="secondary">Withdraw proposal</Button>}
            title="Withdraw this proposal?"
            description={`${label}${sum}. Nothing will change, and you can propose it again.`}
            confirmLabel="Withdraw proposal"
            failed="We couldn’t withdraw the proposal"
            act={async () => {
              await withdraw.mutateAsync({ params });
              toast({ title: 'Proposal withdrawn' });
            }}
          />
        ) : null}
      </div>
    );
  }
  return (
    <div className="mt-5 grid gap-3 md:flex">
      <AskFirst
        trigger={<Button full="phone">Approve</Button>}
        title="Approve this proposal?"
        description={`${label}${sum}. ${onApproval ?? 'This will take effect immediately.'}`}
        confirmLabel="Approve proposal"
        tone="default"
        failed="We couldn’t approve the proposal"
        act={async () => {
          await approve.mutateAsync({ params });
          toast({ title: 'Proposal approved', description: label });
        }}
      />
      <Button variant="secondary" full="phone" onClick={() => setDeclining(true)}>
        Decline
      </Button>
      {declining ? (
        <ReasonDialog
          title="Decline this proposal?"
          description={`${label}${sum}. Nothing will change.`}
          confirmLabel="Decline proposal"
          hint={`We’ll record this reason and show it to ${proposedBy}.`}
          onSend={async (reason) => {
            await decline.mutateAsync({ params, body: { reason } });
            toast({ title: 'Proposal declined' });
          }}
          onClose={() => setDeclining(false)}
        />
      ) : null}
    </div>
  );
}
