import { useQuery } from '@tanstack/react-query';
import type { Dispute } from '#contract/engagements/disputes.ts';
import type { Engagement } from '#contract/engagements/engagements.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { formatRand } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { linkAsSide } from '../shown-pictures.tsx';
import { DisputeAnswer } from './answer.tsx';
import { AnswerDecision } from './answer-decision.tsx';
import { disputesQuery } from './api.ts';
import { DisputeRuling } from './ruling.tsx';
import { DisputeStatements } from './statements.tsx';
import { aboutWords, nextWords, outcomeWords, stageText } from './words.ts';

type Work = Pick<Engagement, 'id' | 'as' | 'repName' | 'companyName' | 'milestones' | 'salesTerms'>;

interface DisputePanelProps {
  readonly work: Work;
}

/** The dispute about a gig, for one of its two parties: what comes next, the statements so far, and a form for a new one. */
export function DisputePanel({ work }: DisputePanelProps) {
  const isDisputed = work.milestones.some(({ status }) => status === 'disputed' || status === 'resolved');
  const { data, error, isFetching, refetch } = useQuery({ ...disputesQuery(work.id), enabled: isDisputed });
  if (!isDisputed) return null;
  if (!data)
    return (
      <Card title="Dispute">
        {error ? (
          <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40 w-full rounded-card" label="Loading the dispute" grows />
        )}
      </Card>
    );
  return data.map((dispute) => <DisputeCard key={dispute.milestoneId} work={work} dispute={dispute} />);
}

function DisputeCard({ work, dispute }: DisputePanelProps & { readonly dispute: Dispute }) {
  const { id: engagementId, as, repName, companyName, milestones, salesTerms } = work;
  const { outcome, open, heldCents, milestone, from, chargedBack } = dispute;
  const other = as === 'rep' ? companyName : repName;
  const week = milestones.length > 1 ? `, week ${milestone}` : '';
  const { ruling } = dispute;
  const isRuled = ruling !== null && (ruling.appealBy !== null || ruling.appeal?.decideBy != null);
  const mayAnswer = ruling !== null && ruling.appealBy !== null && !ruling.acceptedBy.includes(as);
  const nameOf = (side: 'rep' | 'business') => (side === as ? 'You' : other);
  const unanswered = open && !dispute.spoke.includes(as);
  return (
    <Card title={`Dispute${week}`} description={aboutWords[from]} action={<StatusBadge {...stageText(dispute)} />}>
      <div className="grid gap-5">
        {outcome ? (
          <Alert tone="info" title={outcomeWords(outcome, as, { chargedBack, ruled: ruling !== null })}>
            {outcome.reason ? <span className="whitespace-pre-line">{outcome.reason}</span> : null}
          </Alert>
        ) : isRuled ? null : (
          <Alert
            tone={unanswered ? 'warning' : 'info'}
            title={
              chargedBack
                ? as === 'rep'
                  ? `The payment from ${companyName} was reversed by their bank`
                  : 'Your bank reversed the payment for this gig'
                : `We’re holding ${formatRand(heldCents)}`
            }
          >
            {nextWords(dispute, as, other, salesTerms)}
          </Alert>
        )}
        {ruling ? <DisputeRuling {...{ ruling, chargedBack, as, other, nameOf }} /> : null}
        {mayAnswer ? (
          <AnswerDecision
            {...{ engagementId, other, milestoneId: dispute.milestoneId }}
            isLast={ruling.acceptedBy.length > 0}
          />
        ) : null}
        <DisputeStatements dispute={dispute} nameOf={nameOf} linkOf={linkAsSide(engagementId)} />
        {open ? <DisputeAnswer engagementId={engagementId} payCents={dispute.payCents} other={other} /> : null}
      </div>
    </Card>
  );
}
