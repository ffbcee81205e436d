import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import type { ProposalState } from '#contract/matching/options.ts';
import type { ReviewedProposal } from '#contract/matching/review.ts';
import { MatchReasons } from '#web/features/matching/match-reasons.tsx';
import { VerifiedMark } from '#web/features/profiles/verified-mark.tsx';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ProposalFacts } from './proposal-facts.tsx';
import { type Step, stepButtonId } from './use-proposal-order.ts';

const stateWords: Record<ProposalState, string> = {
  proposed: 'To review',
  approved: 'Approved',
  dropped: 'Dropped',
};

const stateTones: Record<ProposalState, BadgeTone> = {
  proposed: 'accent',
  approved: 'success',
  dropped: 'danger',
};

interface ProposalCardProps {
  readonly proposal: ReviewedProposal;
  /** Their position; null: not shown to the business. */
  readonly number: number | null;
  readonly mine: boolean;
  readonly busy: boolean;
  readonly first: boolean;
  readonly last: boolean;
  readonly onApprove: (proposal: ReviewedProposal) => void;
  readonly onDrop: (proposal: ReviewedProposal) => void;
  readonly onMove: ((step: Step) => void) | null;
}

const icon = 'size-4.5';

/** The element id of a proposed rep's name. */
export const proposalId = (repId: string) => `proposal-${repId}`;

/** A proposed rep, with what counted for either side. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal, number, mine, busy, first, last, onApprove, onDrop, onMove } = props;
  const { repId, name, verified, location, state, rank, review } = proposal;
  return (
    <article
      aria-label={name}
      className="grid gap-4 rounded-card border border-line bg-surface p-(--gutter) shadow-card md:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3
            id={proposalId(repId)}
            tabIndex={-1}
            className="scroll-mt-24 break-words rounded-control text-lg leading-6"
          >
            {number === null ? '' : `${number}. `}
            {name}
            {verified ? <VerifiedMark /> : null}
          </h3>
          <p className="mt-0.5 text-ink-soft text-sm">
            {location ? `${location} · ` : ''}
            Ranked {rank} by the model
          </p>
        </div>
        <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
      </header>
      {review ? (
        <p className="text-ink-soft text-sm wrap-anywhere">
          {review.by}, {formatDateTime(review.at)}
          {review.reason ? `: ${review.reason}` : ''}
        </p>
      ) : null}
      <ProposalReasons proposal={proposal} />
      <ProposalFacts proposal={proposal} />
      <div className="flex flex-wrap items-center gap-2 border-line border-t pt-4">
        {state === 'approved' ? null : (
          <Button
            size="small"
            disabled={!mine || busy}
            icon={<Check aria-hidden="true" className={icon} />}
            onClick={() => onApprove(proposal)}
          >
            {state === 'dropped' ? 'Approve instead' : 'Approve'}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        {state === 'dropped' ? null : (
          <Button size="small" variant="secondary" disabled={!mine || busy} onClick={() => onDrop(proposal)}>
            Drop
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        {onMove ? (
          <div className="ms-auto flex gap-2">
            {([-1, 1] as const).map((step) => (
              <Button
                key={step}
                id={stepButtonId(repId, step)}
                size="small"
                variant="ghost"
                disabled={!mine || (step === -1 ? first : last)}
                icon={
                  step === -1 ? (
                    <ArrowUp aria-hidden="true" className={icon} />
                  ) : (
                    <ArrowDown aria-hidden="true" className={icon} />
                  )
                }
                onClick={() => onMove(step)}
              >
                {step === -1 ? 'Up' : 'Down'}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </Button>
            ))}
          </div>
        ) : null}
      </div>
    </article>
  );
}

/** Why they match, as shown to either side. */
function ProposalReasons({ proposal }: { readonly proposal: ReviewedProposal }) {
  const { reasonsForBusiness, reasonsForRep } = proposal;
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      <section aria-label="Shown to the business">
        <h4 className="text-ink-soft text-sm">Shown to the business</h4>
        <MatchReasons reasons={reasonsForBusiness} />
      </section>
      <section aria-label="Shown to the rep">
        <h4 className="text-ink-soft text-sm">Shown to the rep</h4>
        <MatchReasons reasons={reasonsForRep} />
      </section>
    </div>
  );
}
