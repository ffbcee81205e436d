import type { ReviewCase } from '#contract/trust/review-cases.ts';
import type { ReviewOutcome, SharedTrait } from '#contract/trust/review-options.ts';
import { reviewReportWords } from '#texts/reviews/report-reasons.ts';
import { Stars } from '#web/features/reviews/stars.tsx';
import { formatAgo, formatDateTime } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

const traits: Record<SharedTrait, string> = {
  number: 'ID or company number',
  file: 'document',
  phone: 'phone number',
  device: 'browser',
};

function whyItWaits({ kind, about, evidence, reason, details }: ReviewCase): string {
  if (kind === 'same_person') return `Both accounts have the same ${evidence.map((one) => traits[one]).join(', ')}.`;
  if (kind === 'suspended') return 'The author was suspended after the gig.';
  const why = reason === null ? '' : `: ${reviewReportWords[reason].toLowerCase()}`;
  return `The ${about} was reported${why}.${details ? ` “${details}”` : ''}`;
}

interface ReviewCaseRowProps {
  readonly one: ReviewCase;
  readonly onDecide: (outcome: ReviewOutcome) => void;
  readonly onRestore: () => void;
}

/** One case with all that the team decides by. */
export function ReviewCaseRow({ one, onDecide, onRestore }: ReviewCaseRowProps) {
  const { kind, about, rep, business, by, jobTitle, stars, again, words, reply, createdAt, decision, mayRestore } = one;
  const isShown = decision ? decision.outcome === 'shown' : kind === 'reported';
  const [author, subject] = by === 'rep' ? [rep.name, business.name] : [business.name, rep.name];
  return (
    <li className="px-(--gutter) py-4 md:px-6">
      <p className="break-words font-semibold">
        {author} about {subject}
        <span className="block font-normal text-ink-soft text-sm">
          {jobTitle} · {formatAgo(createdAt)}
        </span>
      </p>
      <p className="mt-2 break-words">
        <Badge tone={isShown ? 'info' : 'danger'}>{isShown ? 'Published' : 'Not published'}</Badge> {whyItWaits(one)}
      </p>
      <p className="mt-2">
        <Stars stars={stars} /> {again ? 'Would work together again.' : 'Wouldn’t work together again.'}
      </p>
      {words ? <p className="mt-1 whitespace-pre-line break-words">{words}</p> : null}
      {reply ? (
        <p className="mt-2 whitespace-pre-line break-words border-line border-s-2 ps-3">
          Reply by {subject}: {reply}
        </p>
      ) : null}
      {decision ? (
        <p className="mt-2 break-words text-ink-soft text-sm">
          {decision.outcome === 'hidden' ? 'Hidden' : 'Shown'} by {decision.by}, {formatDateTime(decision.at)}:{' '}
          {decision.reason}
        </p>
      ) : (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button variant="secondary" size="small" onClick={() => onDecide('shown')}>
            {kind === 'reported' ? `Keep ${about}` : `Publish ${about}`}
          </Button>
          <Button variant="danger" size="small" onClick={() => onDecide('hidden')}>
            Hide {about}
          </Button>
        </div>
      )}
      {mayRestore ? (
        <Button variant="secondary" size="small" className="mt-3" onClick={onRestore}>
          Restore {about}
        </Button>
      ) : null}
    </li>
  );
}
