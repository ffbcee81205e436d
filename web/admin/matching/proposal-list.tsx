import { useState } from 'react';
import { type MatchJobReview, matchReviewApi, type ReviewedProposal } from '#contract/matching/review.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { plural } from '#web/lib/format.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useMatchAct } from './api.ts';
import { ApproveAll } from './approve-all.tsx';
import { NextJob } from './next-job.tsx';
import { OrderBar } from './order-bar.tsx';
import { ProposalCard, proposalId } from './proposal-card.tsx';
import { useProposalOrder } from './use-proposal-order.ts';

interface ProposalListProps {
  readonly review: MatchJobReview;
  /** No colleague has claimed the job: it may be decided. */
  readonly mine: boolean;
}

/** The reps proposed for a job, in the order the business sees; dropped ones below. */
export function ProposalList({ review: { job, proposals }, mine }: ProposalListProps) {
  const [dropping, setDropping] = useState<ReviewedProposal | null>(null);
  const decide = useMatchAct(matchReviewApi.decide, job.id);
  const order = useProposalOrder(proposals.filter(({ state }) => state !== 'dropped'));
  const dropped = proposals.filter(({ state }) => state === 'dropped');
  const waiting = order.shown.filter(({ state }) => state === 'proposed');

  /** Focus moves to the next one to review: the button that was pressed is gone. */
  function goOn(decided: readonly string[]) {
    const place = order.ids.indexOf(decided.at(-1) ?? '');
    const isLeft = ({ repId, state }: ReviewedProposal) => state === 'proposed' && !decided.includes(repId);
    const next = order.shown.slice(place + 1).find(isLeft) ?? order.shown.find(isLeft);
    requestAnimationFrame(() => document.getElementById(next ? proposalId(next.repId) : 'proposals')?.focus());
  }

  async function approve({ repId, profileVersion, name }: ReviewedProposal) {
    try {
      await decide.mutateAsync({
        params: { jobId: job.id },
        body: { jobVersion: job.version, decisions: [{ repId, profileVersion, state: 'approved' }] },
      });
      toast({ title: `${name} approved`, description: `${job.companyName} now sees this rep as a suggestion.` });
      goOn([repId]);
    } catch (error) {
      failureToast('We couldn’t approve the rep', error);
    }
  }

  async function drop({ repId, profileVersion, name }: ReviewedProposal, reason: string) {
    const decisions = [{ repId, profileVersion, state: 'dropped' as const, reason }];
    await decide.mutateAsync({ params: { jobId: job.id }, body: { jobVersion: job.version, decisions } });
    toast({ title: `${name} dropped` });
    goOn([repId]);
  }

  const shared = {
    mine,
    busy: decide.isPending,
    onApprove: (one: ReviewedProposal) => void approve(one),
    onDrop: setDropping,
  };
  return (
    <section aria-labelledby="proposals" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="proposals" tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
          {plural(order.shown.length, 'rep')}
          {waiting.length > 0 ? <span className="text-ink-soft">, {waiting.length} to review</span> : null}
        </h2>
        {waiting.length > 1 ? (
          <ApproveAll
            job={job}
            waiting={waiting}
            mine={mine}
            onApproved={() => goOn(waiting.map(({ repId }) => repId))}
          />
        ) : null}
      </div>
      {waiting.length === 0 && proposals.length > 0 ? (
        <Alert tone="success" title="You’ve reviewed every rep" action={<NextJob after={job.id} />} className="mb-4">
          You can still change your decisions.
        </Alert>
      ) : null}
      <OrderBar job={job} order={order} mine={mine} />
      <VisuallyHidden>
        <span role="status">{order.said}</span>
      </VisuallyHidden>
      {order.shown.length === 0 ? (
        <EmptyState level={3} title={dropped.length > 0 ? 'All reps dropped' : 'No proposed reps'}>
          {dropped.length > 0
            ? 'The business will get no suggestions. You can still approve a rep below.'
            : 'The proposed reps may no longer be available, or were blocked. We’ll search again automatically.'}
        </EmptyState>
      ) : null}
      <ol className="grid gap-4">
        {order.shown.map((proposal, index) => (
          <li key={proposal.repId} className="min-w-0">
            <ProposalCard
              {...shared}
              proposal={proposal}
              number={index + 1}
              onMove={(step) => order.move(proposal.repId, proposal.name, step)}
              first={index === 0}
              last={index === order.shown.length - 1}
            />
          </li>
        ))}
      </ol>
      {dropped.length > 0 ? (
        <>
          <h2 className="mt-8 mb-3 text-xl">Dropped</h2>
          <ul className="grid gap-4">
            {dropped.map((proposal) => (
              <li key={proposal.repId} className="min-w-0">
                <ProposalCard {...shared} proposal={proposal} number={null} onMove={null} first last />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {dropping ? (
        <ReasonDialog
          title={`Drop ${dropping.name}?`}
          description={`${job.companyName} won’t see this rep for this job. We won’t notify the rep.`}
          confirmLabel="Drop rep"
          tone="danger"
          failedTitle="We couldn’t drop the rep"
          also={[404]}
          unless={['match.taken']}
          onSend={(reason) => drop(dropping, reason)}
          onClose={() => setDropping(null)}
        />
      ) : null}
    </section>
  );
}
