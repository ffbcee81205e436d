import { BadgeCheck, RotateCcw, XCircle } from 'lucide-react';
import { useState } from 'react';
import type { VettingCase } from '#contract/vetting/cases.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useReview } from './api.ts';
import { NextCase } from './next-case.tsx';
import { rejectionTemplates } from './reason-templates.ts';
import { openedText, typeNames, unopenedOf } from './vetting-texts.ts';

interface DecisionCardProps {
  readonly found: VettingCase;
  /** Null when the reviewer may decide; otherwise why not. */
  readonly why: string | null;
}

const icon = 'size-5';

/** The decision, which is a person's alone. */
export function DecisionCard({ found, why }: DecisionCardProps) {
  const { id, list, status, decidedAt, submittedAt, name, email, userType } = found;
  const profile = found.rep ?? found.business;
  const review = useReview(id);
  const [asking, setAsking] = useState<'approve' | 'reject' | 'reopen' | null>(null);
  const who = name ?? email;
  const unopened = unopenedOf(found.documents);
  const close = () => setAsking(null);

  async function approve() {
    try {
      await review.mutateAsync({ step: 'approve', submittedAt, profileVersion: profile?.version ?? 0 });
      toast({ title: 'Approved', description: `We notified ${who}, who can start right away.` });
    } catch (error) {
      const { title, message } =
        error instanceof ApiError ? error : { title: 'Not approved', message: 'Please try again.' };
      toast({ title, description: message, variant: 'destructive' });
    }
    close();
  }

  if (status !== 'pending') {
    return (
      <Card
        title={status === 'approved' ? 'Approved' : 'Rejected'}
        description={decidedAt ? `Decided ${formatDateTime(decidedAt)}.` : undefined}
      >
        <div className="grid gap-4">
          {found.reason ? <p className="whitespace-pre-line break-words">{found.reason}</p> : null}
          {why ? <p className="text-ink-soft">{why}</p> : null}
          <NextCase after={id} />
          <Button
            variant="secondary"
            full
            disabled={why !== null}
            icon={<RotateCcw aria-hidden="true" className={icon} />}
            onClick={() => setAsking('reopen')}
          >
            {status === 'approved' ? 'Reverse approval' : 'Reopen case'}
          </Button>
        </div>
        {asking === 'reopen' ? (
          <ReasonDialog
            title={status === 'approved' ? `Reverse the approval of ${who}?` : `Reopen the case of ${who}?`}
            description="The case goes back into the queue. Until you decide again, they can’t do anything that needs an approval."
            hint="We email this to them."
            confirmLabel={status === 'approved' ? 'Reverse approval' : 'Reopen case'}
            tone={status === 'approved' ? 'danger' : 'primary'}
            limit={1000}
            unless={['vetting.claim_required']}
            onSend={async (reason) => {
              await review.mutateAsync({ step: 'reopen', reason });
              toast({ title: 'Back in the queue', description: `We told ${who} why.` });
            }}
            onClose={close}
          />
        ) : null}
      </Card>
    );
  }

  return (
    <Card title="Your decision" description="We notify the person right away, by email and in the app.">
      <div className="grid gap-3">
        {why ? <p className="text-ink-soft">{why}</p> : null}
        <Button
          full
          disabled={why !== null}
          icon={<BadgeCheck aria-hidden="true" className={icon} />}
          onClick={() => setAsking('approve')}
        >
          Approve
        </Button>
        <Button
          variant="danger"
          full
          disabled={why !== null}
          icon={<XCircle aria-hidden="true" className={icon} />}
          onClick={() => setAsking('reject')}
        >
          Reject
        </Button>
        {list === 'asked' ? <NextCase after={id} variant="secondary" /> : null}
      </div>
      <AlertDialog
        open={asking === 'approve'}
        onOpenChange={(open) => open || close()}
        title={`Approve ${who}?`}
        description={`${typeNames[userType]} ${who} ${userType === 'rep' ? 'may apply for gigs' : 'may post jobs and hire'} from now on. ${openedText(unopened)}`}
        confirmLabel={unopened.length > 0 ? 'Approve anyway' : 'Approve'}
        tone="default"
        busy={review.isPending}
        onConfirm={() => void approve()}
      />
      {asking === 'reject' ? (
        <ReasonDialog
          title={`Reject ${who}?`}
          description="We tell them that their application requires additional review and to contact support, and give your reason. They can send new documents."
          label="Reason"
          hint="We email this and show it on their Legal tab. Describe the problem, not the person."
          confirmLabel="Reject"
          tone="danger"
          limit={1000}
          templates={rejectionTemplates[userType]}
          unless={['vetting.claim_required']}
          onSend={async (reason) => {
            await review.mutateAsync({ step: 'reject', submittedAt, reason });
            toast({ title: 'Rejected', description: `We told ${who} why.` });
          }}
          onClose={close}
        />
      ) : null}
    </Card>
  );
}
