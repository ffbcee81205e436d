import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Attempt, type AttemptResult, learningApi } from '#contract/courses/learning.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatTime } from '#web/lib/format-time.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { forgetChosenAnswers, useChosenAnswers } from './chosen-answers.ts';

/** The choices are submitted this long before time runs out, in milliseconds. */
const lastMomentMs = 10_000;

interface OpenAttemptProps {
  readonly courseId: string;
  readonly attempt: Attempt;
  readonly onSubmitted: (result: AttemptResult) => void;
}

/** The questions of an attempt, one after the other. */
export function OpenAttempt({ courseId, attempt, onSubmitted }: OpenAttemptProps) {
  const { id, questions, endsAt, secondsLeft } = attempt;
  const [chosen, choose] = useChosenAnswers(id);
  const [at, setAt] = useState(0);
  const [asksFirst, setAsksFirst] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  const { mutate, isPending } = useMutation({
    ...mutationOf(learningApi.submitTest),
    onSuccess: (result) => {
      forgetChosenAnswers(id);
      onSubmitted(result);
    },
    onError: (error) => failureToast('We couldn’t submit your answers', error),
    onSettled: () => setAsksFirst(false),
  });

  const submitTest = () => {
    const answers = Object.entries(chosen).map(([questionId, option]) => ({ questionId, option }));
    mutate({ params: { courseId, attemptId: id }, body: { answers } });
  };
  const latest = useRef(submitTest);
  latest.current = submitTest;
  useEffect(() => {
    // A phone's clock may be an hour fast, and its timers stop while it sleeps.
    const until = Date.now() + secondsLeft * 1000 - lastMomentMs;
    const timer = setInterval(() => {
      if (Date.now() < until) return;
      clearInterval(timer);
      latest.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [secondsLeft]);

  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);

  const question = questions[at];
  if (!question) return null;
  const isLast = at === questions.length - 1;
  const open = questions.length - questions.filter(({ id: one }) => chosen[one] !== undefined).length;
  const go = (to: number) => {
    setAt(to);
    heading.current?.focus();
  };
  return (
    <div data-reading className="max-w-[42rem]">
      <p ref={heading} tabIndex={-1} className="mb-2 flex flex-wrap justify-between gap-x-4 font-semibold outline-none">
        <span>
          Question {at + 1} of {questions.length}
        </span>
        <span className="font-normal text-ink-soft">Open until {formatTime(endsAt)}</span>
      </p>
      <ProgressBar label="Questions answered" percent={((questions.length - open) / questions.length) * 100} />
      <div className="mt-6 rounded-card border border-line bg-surface p-(--gutter) md:p-6">
        <RadioGroup
          key={question.id}
          legend={question.ask}
          options={question.options.map((label, option) => ({ value: String(option), label }))}
          value={chosen[question.id] === undefined ? null : String(chosen[question.id])}
          disabled={isPending}
          onChange={(value) => choose(question.id, Number(value))}
        />
      </div>
      <div className="mt-5 flex flex-wrap justify-between gap-3">
        <Button
          variant="secondary"
          disabled={at === 0}
          icon={<ArrowLeft aria-hidden="true" className="size-5" />}
          onClick={() => go(at - 1)}
        >
          Back
        </Button>
        {isLast ? (
          <Button
            variant="accent"
            busy={isPending}
            busyLabel="Submitting"
            onClick={() => (open > 0 ? setAsksFirst(true) : submitTest())}
          >
            {' '}
            Submit answers{' '}
          </Button>
        ) : (
          <Button onClick={() => go(at + 1)}>
            Next
            <ArrowRight aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
      <AlertDialog
        open={asksFirst}
        onOpenChange={setAsksFirst}
        title={`Submit with ${open} ${open === 1 ? 'question' : 'questions'} unanswered?`}
        description="Unanswered questions count as wrong."
        confirmLabel="Submit answers"
        cancelLabel="Back to questions"
        tone="default"
        busy={isPending}
        onConfirm={submitTest}
      />
    </div>
  );
}
