import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AttemptResult } from '#contract/courses/learning.ts';
import { finalTest } from '#contract/courses/options.ts';
import { courseAddress, lessonAddress, ownCertificateAddress } from '#contract/site/portal-addresses.ts';
import { Alert } from '#web/ui/alert.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

interface AttemptOutcomeProps {
  readonly courseId: string;
  readonly result: AttemptResult;
}

/** The result, and the explanation of each answer. */
export function AttemptOutcome({
  courseId,
  result: { passed, rightAnswers, questions, standing },
}: AttemptOutcomeProps) {
  const { triesLeft } = standing.test;
  const number = standing.certificateNumber;
  const outcome = useRef<HTMLDivElement>(null);
  // The button that led here is gone.
  useEffect(() => outcome.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={outcome} tabIndex={-1} className="max-w-[42rem] outline-none">
      <Alert
        tone={passed ? 'success' : 'warning'}
        announce
        title={passed ? 'You passed and are now certified' : 'You didn’t pass this time'}
      >
        You got {rightAnswers} of {questions.length} right. You need {finalTest.passPercent}% to pass.
        {passed
          ? ' Businesses see your certificate next to your name.'
          : triesLeft > 0
            ? ` You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left today. Read the lessons you found hard first.`
            : ' You have no tries left today. Read the lessons you found hard and come back tomorrow.'}
      </Alert>
      <div className="my-6">
        <LinkButton
          to={number ? ownCertificateAddress(number) : courseAddress(courseId)}
          variant={passed ? 'accent' : 'secondary'}
        >
          {number ? 'View certificate' : 'Back to course'}
        </LinkButton>
      </div>
      <h2 className="mb-4 text-2xl">Your answers</h2>
      <ol className="grid gap-5">
        {questions.map(({ id, ask, lesson, options, given }, at) => {
          const isRight = given !== null && options[given]?.right === true;
          const Icon = isRight ? CircleCheck : CircleX;
          return (
            <li key={id} className="rounded-card border border-line bg-surface p-(--gutter) md:p-5">
              <p className="flex items-start gap-2.5 font-semibold">
                <Icon
                  aria-label={isRight ? 'Right:' : 'Wrong:'}
                  className={`mt-0.5 size-5 shrink-0 ${isRight ? 'text-brand' : 'text-danger'}`}
                />
                <span className="min-w-0">
                  {at + 1}. {ask}
                </span>
              </p>
              <ul className="mt-3 grid gap-3">
                {options.map(({ text, because, right }, option) =>
                  right || option === given ? (
                    <li key={text}>
                      <p className="font-medium">
                        {option === given ? 'You chose' : 'Right answer'}: {text}
                      </p>
                      <p className="text-ink-soft">{because}</p>
                    </li>
                  ) : null,
                )}
              </ul>
              {given === null ? <p className="mt-2 text-ink-soft">You didn’t answer this question.</p> : null}
              {isRight ? null : (
                <p className="mt-3">
                  <TextLink to={lessonAddress(courseId, lesson)}>Read lesson {lesson} again</TextLink>
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
