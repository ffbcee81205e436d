import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CourseEnrolment, CoursePage } from '#contract/courses/courses.ts';
import { type AttemptResult, learningApi } from '#contract/courses/learning.ts';
import { finalTest } from '#contract/courses/options.ts';
import { courseRefusals } from '#contract/courses/refusals.ts';
import { courseAddress, lessonAddress, writeToTeamAddress } from '#contract/site/portal-addresses.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { storeEnrolment } from '../api.ts';
import { useLearner } from '../learner-gate.tsx';
import { LearningFrame } from '../learning-frame.tsx';
import { ProgressWaiting } from '../progress-waiting.tsx';
import { useOnline } from '../use-online.ts';
import { AttemptOutcome } from './attempt-outcome.tsx';
import { OpenAttempt } from './open-attempt.tsx';

/** The final test of a course: its requirements, an attempt, and its result. */
export function FinalTestPage({ course }: { readonly course: CoursePage }) {
  const { id, title, standing } = course;
  useDocumentTitle(`Final test · ${title}`);
  const userId = useLearner();
  const queries = useQueryClient();
  const [result, setResult] = useState<AttemptResult | null>(null);
  const draw = useMutation({
    ...mutationOf(learningApi.draw),
    onSuccess: () => setResult(null),
    onError: (error) => failureToast('We couldn’t open the test', error),
  });
  const begin = () => draw.mutate({ params: { courseId: id } });
  const isTaking = draw.data !== undefined && result?.id !== draw.data.id;

  return (
    <LearningFrame back={{ to: courseAddress(id), label: title }}>
      <h1 className="mb-5 text-3xl md:text-4xl">Final test</h1>
      <ProgressWaiting />
      {isTaking ? (
        <OpenAttempt
          key={draw.data.id}
          courseId={id}
          attempt={draw.data}
          onSubmitted={(next) => {
            setResult(next);
            storeEnrolment(queries, userId, id, next.standing);
            window.scrollTo(0, 0);
          }}
        />
      ) : (
        <>
          {result ? <AttemptOutcome courseId={id} result={result} /> : null}
          {standing === null ? (
            <NotHad courseId={id} />
          ) : standing.wayBack === 'ask the team' ? (
            <Withdrawn />
          ) : standing.completedAt === null ? (
            <BeforeTest
              course={course}
              standing={standing}
              busy={draw.isPending}
              onStart={begin}
              again={result !== null}
            />
          ) : result ? null : (
            <Passed courseId={id} />
          )}
        </>
      )}
    </LearningFrame>
  );
}

function NotHad({ courseId }: { readonly courseId: string }) {
  return (
    <Alert
      title={courseRefusals['course.not_bought'].title}
      action={
        <LinkButton to={courseAddress(courseId)} size="small">
          View course
        </LinkButton>
      }
    >
      {courseRefusals['course.not_bought'].detail}
    </Alert>
  );
}

function Withdrawn() {
  const { title, detail } = courseRefusals['course.certificate_withdrawn'];
  return (
    <Alert
      title={title}
      action={
        <LinkButton to={writeToTeamAddress('rep')} size="small">
          Message our team
        </LinkButton>
      }
    >
      {detail}
    </Alert>
  );
}

function Passed({ courseId }: { readonly courseId: string }) {
  return (
    <Alert
      tone="success"
      title="You’ve passed this test"
      action={
        <LinkButton to={courseAddress(courseId)} variant="secondary" size="small">
          View course
        </LinkButton>
      }
    >
      You already have your certificate.
    </Alert>
  );
}

interface BeforeTestProps {
  readonly course: CoursePage;
  readonly standing: CourseEnrolment;
  readonly busy: boolean;
  readonly again: boolean;
  readonly onStart: () => void;
}

function BeforeTest({
  course: { id, lessons },
  standing: { lessons: own, test },
  busy,
  again,
  onStart,
}: BeforeTestProps) {
  const isOnline = useOnline();
  const open = own.find(({ read, answered }) => !read || !answered);
  if (open && !test.open) {
    const { title } = lessons.find(({ number }) => number === open.number) ?? { title: '' };
    return (
      <Alert
        title="Finish all lessons to open the test"
        action={
          <LinkButton to={lessonAddress(id, open.number)} size="small">
            Go to lesson {open.number}
          </LinkButton>
        }
      >
        To finish a lesson, read it and answer its three questions. Next is {open.number}. {title}
      </Alert>
    );
  }
  const none = test.triesLeft === 0 && test.attempt === null;
  const reason = !isOnline
    ? 'You need to be online to take the test.'
    : none
      ? `No tries left today. Your next try opens ${test.nextAt ? formatDateTime(test.nextAt) : 'tomorrow'}.`
      : null;
  return (
    <section className={again ? 'mt-10 max-w-[42rem] border-line border-t pt-8' : 'max-w-[42rem]'}>
      {again ? <h2 className="mb-3 text-2xl">Another try</h2> : null}
      <ul className="mb-6 grid list-disc gap-2 ps-5 text-[1.0625rem] leading-relaxed">
        <li>
          {finalTest.questions} questions in {finalTest.minutes} minutes. You need {finalTest.passPercent}% to pass.
        </li>
        <li>
          A try counts as soon as you see the questions. You have {finalTest.triesADay} a day, and {test.triesLeft} left
          today.
        </li>
        <li>If you lose your connection or close the page, you’ll come back to the same questions.</li>
        <li>After you submit, you’ll see the reason for every answer.</li>
      </ul>
      <Button variant="accent" size="large" busy={busy} busyLabel="Opening" disabledReason={reason} onClick={onStart}>
        {test.attempt ? 'Continue test' : 'Start test'}
      </Button>
    </section>
  );
}
