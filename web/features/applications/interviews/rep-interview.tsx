import { useId, useRef, useState } from 'react';
import type { RepApplication } from '#contract/applications/applications.ts';
import type { Interview } from '#contract/applications/interview.ts';
import { interviewActionsFor } from '#domain/applications/interview-lifecycle.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { InterviewCalendarButton } from './interview-calendar-button.tsx';
import { InterviewFacts } from './interview-facts.tsx';
import { hasPassed } from './interview-times.ts';
import { RepInterviewDecline } from './rep-interview-decline.tsx';
import { RepInterviewForm } from './rep-interview-form.tsx';
import { repInterviewTexts } from './rep-interview-texts.ts';

interface RepInterviewProps {
  readonly application: RepApplication;
  readonly interview: Interview;
}

/** The interview of an open application: the answer form, or its status. */
export function RepInterview({ application, interview }: RepInterviewProps) {
  const { companyName } = application.job;
  const { status, times, acceptedTime, note, answer } = interview;
  const [declining, setDeclining] = useState<string | null>(null);
  const [moving, setMoving] = useState(false);
  const section = useRef<HTMLElement>(null);
  const titleId = useId();
  const actions = interviewActionsFor('rep', status);
  const mayAccept = status === 'proposed' && actions.includes('accept');
  const { title, text } = repInterviewTexts(interview, companyName);

  // The pressed button disappears after answering.
  const showAnswer = () => {
    setDeclining(null);
    setMoving(false);
    section.current?.focus();
  };
  const isAgreed = status === 'accepted';
  const isToCome = isAgreed && acceptedTime !== null && !hasPassed(acceptedTime);
  const open = times.filter((time) => !hasPassed(time) && time !== acceptedTime);
  const decline =
    actions.includes('decline') && (isToCome || !isAgreed) ? (
      <Button variant="secondary" full="phone" onClick={() => setDeclining(interview.id)}>
        {isAgreed ? 'I can’t make it' : 'None of these times suit me'}
      </Button>
    ) : null;

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="mb-5 grid gap-4 rounded-card border border-line bg-sunken p-[min(1rem,5vw)] outline-none md:p-5"
    >
      <div>
        <h4 id={titleId} className="text-lg">
          {title}
        </h4>
        <p className="mt-1 text-ink-soft text-[0.9375rem]">{text}</p>
      </div>
      {mayAccept || isAgreed ? (
        <>
          <InterviewFacts interview={mayAccept ? { ...interview, times: [] } : interview} />
          {note ? <Words from={companyName}>{note}</Words> : null}
        </>
      ) : null}
      {status === 'declined' && answer ? <Words from="You">{answer}</Words> : null}
      {mayAccept && times.some((time) => !hasPassed(time)) ? (
        <RepInterviewForm key={interview.id} interview={interview} onDone={showAnswer}>
          {decline}
        </RepInterviewForm>
      ) : null}
      {mayAccept && times.every((time) => hasPassed(time)) ? (
        <Alert
          tone="warning"
          title={times.length === 0 ? 'All the times are taken' : 'All the times have passed'}
          action={decline}
        >
          Let {companyName} know what would suit you.
        </Alert>
      ) : null}
      {isAgreed ? (
        <div className="flex flex-col gap-3 md:flex-row md:flex-wrap">
          <InterviewCalendarButton applicationId={application.id} />
          {isToCome && open.length > 0 && !moving ? (
            <Button variant="secondary" full="phone" onClick={() => setMoving(true)}>
              Choose another time
            </Button>
          ) : null}
          {moving ? null : decline}
        </div>
      ) : null}
      {isToCome && moving ? (
        <RepInterviewForm interview={{ ...interview, times: open }} isMove onDone={showAnswer}>
          {decline}
        </RepInterviewForm>
      ) : null}
      {declining === null ? null : (
        <RepInterviewDecline
          interviewId={declining}
          companyName={companyName}
          isAgreed={isAgreed}
          onClose={() => setDeclining(null)}
          onDone={showAnswer}
        />
      )}
    </section>
  );
}

function Words({ from, children }: { readonly from: string; readonly children: string }) {
  return (
    <p className="break-words text-[0.9375rem] leading-normal">
      <span className="text-ink-soft">{from}: </span>
      <span className="whitespace-pre-line">{children}</span>
    </p>
  );
}
