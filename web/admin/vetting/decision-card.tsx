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
import { openedText, unopenedOf } from './vetting-texts.ts';

interface DecisionCardProps {
  readonly found: VettingCase;
  /** Null when the reviewer may decide; otherwise why not. */
  readonly why: string | null;
}

const icon = 'size-5';

/** The decision, which only an admin can make. */
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
      toast({ title: 'Case approved', description: `We’ll notify ${who}.` });
    } catch (error) {
      const { title, message } =
        error instanceof ApiError ? error : { title: 'We couldn’t approve the case', message: 'Please try again.' };
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
            title={status === 'approved' ? `Reverse ${who}’s approval?` : `Reopen ${who}’s case?`}
            description="The case will return to the queue. Until the next decision, they won’t be able to do anything that needs approval."
            hint="We’ll email this reason to them."
            confirmLabel={status === 'approved' ? 'Reverse approval' : 'Reopen case'}
            tone={status === 'approved' ? 'danger' : 'primary'}
            limit={1000}
            unless={['vetting.claim_required']}
            onSend={async (reason) => {
              await review.mutateAsync({ step: 'reopen', reason });
              toast({ title: 'Case reopened', description: `We’ll email ${who} your reason.` });
            }}
            onClose={close}
          />
        ) : null}
      </Card>
    );
  }

  return (
    <Card title="Your decision" description="We’ll notify the person by email and in the app.">
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
        description={`${who} can then ${userType === 'rep' ? 'apply for gigs' : 'post jobs and hire'}${found.agreement ? '' : ' once they’ve signed the agreement'}. ${openedText(unopened)}`}
        confirmLabel={unopened.length > 0 ? 'Approve anyway' : 'Approve case'}
        tone="default"
        busy={review.isPending}
        onConfirm={() => void approve()}
      />
      {asking === 'reject' ? (
        <ReasonDialog
          title={`Reject ${who}?`}
          description="We’ll tell them that their application requires additional review, with your reason. They can contact support or send new documents."
          label="Reason"
          hint="We’ll email this and show it on their Legal tab. Describe the problem, not the person."
          confirmLabel="Reject case"
          tone="danger"
          limit={1000}
          templates={rejectionTemplates[userType]}
          unless={['vetting.claim_required']}
          onSend={async (reason) => {
            await review.mutateAsync({ step: 'reject', submittedAt, reason });
            toast({ title: 'Case rejected', description: `We’ll email ${who} your reason.` });
          }}
          onClose={close}
        />
      ) : null}
    </Card>
  );
}
