import { useId } from 'react';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { isDecided } from '#domain/applications/application-lifecycle.ts';
import { interviewStatusTexts } from '#texts/applications/status.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { InterviewCalendarButton } from './interview-calendar-button.tsx';
import { InterviewFacts } from './interview-facts.tsx';
import { hasPassed } from './interview-times.ts';

/** The interview with an applicant: the proposed times and the answer. Renders nothing without an invitation. */
export function ReceivedInterview({ application }: { readonly application: ReceivedApplication }) {
  const { id, status, interview, rep } = application;
  const headingId = useId();
  if (status !== 'interview' && (!interview || interview.status === 'proposed')) return null;
  const open = !isDecided(status);
  const state = interview && interviewStatusTexts[interview.status];
  const missed = interview?.status === 'proposed' && interview.times.every((time) => hasPassed(time));
  return (
    <section aria-labelledby={headingId} className="rounded-card bg-sunken p-4 md:p-5">
      <header className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={headingId} className="text-lg">
          Interview
        </h3>
        {state ? <StatusBadge {...state} /> : null}
      </header>
      {interview ? (
        <div className="grid gap-3">
          {interview.answer ? (
            <blockquote className="rounded-control bg-surface px-3.5 py-2.5">
              <p className="text-ink-soft text-sm">{rep.fullName} says</p>
              <p className="whitespace-pre-line break-words">{interview.answer}</p>
            </blockquote>
          ) : null}
          <InterviewFacts interview={interview} />
          {interview.note ? (
            <p className="whitespace-pre-line break-words text-[0.9375rem]">
              <span className="text-ink-soft">Your note: </span>
              {interview.note}
            </p>
          ) : null}
          {missed && open ? <p className="text-[0.9375rem]">All these times have passed. Propose new ones.</p> : null}
          {open && interview.status === 'accepted' ? (
            <div>
              <InterviewCalendarButton applicationId={id} />
            </div>
          ) : null}
        </div>
      ) : (
        <p className="text-[0.9375rem]">You’ve invited this rep, but haven’t proposed a time yet.</p>
      )}
    </section>
  );
}
