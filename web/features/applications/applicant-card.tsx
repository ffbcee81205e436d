import { BadgeCheck } from 'lucide-react';
import type { ReceivedApplication } from '#contract/applications.ts';
import { actionsFor, type BusinessAction } from '#domain/application-lifecycle.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ApplicantFiles } from './applicant-files.tsx';
import { decisionTexts } from './decision-texts.ts';
import { MatchHints } from './match-hints.tsx';
import { ApplicationStatusBadge } from './status-badge.tsx';
import { StepsTimeline } from './steps-timeline.tsx';

interface ApplicantCardProps {
  readonly application: ReceivedApplication;
  /** Why this business may not hire now. */
  readonly hiringRefusal?: string | null;
  readonly onDecide: (action: BusinessAction) => void;
}

/** One applicant as the business sees them, with what it can do next. */
export function ApplicantCard({ application, hiringRefusal = null, onDecide }: ApplicantCardProps) {
  const { rep, status, message, appliedAt, steps, match, files } = application;
  const place = rep.location ?? rep.preferredLocation;
  const actions = actionsFor('business', status) as BusinessAction[];
  return (
    <article aria-label={rep.fullName} className="rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Avatar name={rep.fullName} />
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-lg">
            {rep.fullName}
            {rep.verified ? (
              <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
                Verified
              </Badge>
            ) : null}
          </h3>
          <p className="text-ink-soft text-sm">
            {place ? `${place} · ` : ''}applied {formatAgo(appliedAt)}
          </p>
        </div>
        <ApplicationStatusBadge status={status} />
      </header>
      <p className="mt-4 whitespace-pre-line break-words leading-relaxed">{message}</p>
      <MatchHints hints={match} />
      <ApplicantFiles id={application.id} files={files} />
      {steps.length > 1 ? (
        <div className="mt-5 border-line border-t pt-5">
          <StepsTimeline steps={steps} noteFrom="Your note" />
        </div>
      ) : null}
      {actions.length > 0 ? (
        <footer className="mt-5 flex flex-col gap-3 border-line border-t pt-5 md:flex-row md:flex-wrap">
          {actions.map((action) => (
            <Button
              key={action}
              variant={decisionTexts[action].variant}
              full="phone"
              disabledReason={action === 'accept' ? hiringRefusal : null}
              onClick={() => onDecide(action)}
            >
              {decisionTexts[action].button}
            </Button>
          ))}
        </footer>
      ) : null}
    </article>
  );
}
