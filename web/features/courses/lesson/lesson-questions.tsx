import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleX, CloudUpload } from 'lucide-react';
import { useState } from 'react';
import type { Lesson } from '#contract/courses/learning.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { keepAnswer, progressKeptQuery } from '../kept/progress-kept.ts';
import { sendProgress } from '../kept/send-progress.ts';
import { useLearner } from '../learner-gate.tsx';

type Question = Lesson['questions'][number];

/** What one has to know before going on. Wrong answers cost nothing but another look. */
export function LessonQuestions({ lesson, mayAnswer }: { readonly lesson: Lesson; readonly mayAnswer: boolean }) {
  return (
    <section aria-labelledby="questions" className="mt-10 max-w-[42rem] border-line border-t pt-8">
      <h2 id="questions" className="text-2xl">
        Your turn
      </h2>
      <p className="mt-1.5 mb-5 text-ink-soft">
        {mayAnswer
          ? 'Three questions about this lesson. You may answer as often as you like.'
          : 'These questions are answered by those who have the course.'}
      </p>
      <ol className="grid gap-6">
        {lesson.questions.map((question, at) => (
          <li key={question.id}>
            <QuestionCard lesson={lesson} question={question} at={at + 1} mayAnswer={mayAnswer} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface QuestionCardProps {
  readonly lesson: Lesson;
  readonly question: Question;
  readonly at: number;
  readonly mayAnswer: boolean;
}

function QuestionCard({ lesson: { courseId, number }, question, at, mayAnswer }: QuestionCardProps) {
  const userId = useLearner();
  const queries = useQueryClient();
  const { id, ask, options, given } = question;
  const kept = useQuery(progressKeptQuery(userId)).data?.answers.find(
    (one) => one.courseId === courseId && one.questionId === id,
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const isRight = given?.right ?? false;
  const shown = isRight ? given?.option : (chosen ?? kept?.option ?? given?.option);
  const isJudged = kept === undefined && given !== null && shown === given.option;

  async function check() {
    if (shown === undefined) return;
    setBusy(true);
    try {
      await keepAnswer(queries, { userId, courseId, number, questionId: id, option: shown });
      await sendProgress(queries, userId);
      setChosen(null);
    } catch (error) {
      failureToast('Your answer could not be kept', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="rounded-card border border-line bg-surface p-(--gutter) md:p-5">
      <RadioGroup
        legend={`${at}. ${ask}`}
        options={options.map((text, option) => ({ value: String(option), label: text }))}
        value={shown === undefined ? null : String(shown)}
        disabled={!mayAnswer || isRight || busy}
        onChange={(value) => setChosen(Number(value))}
      />
      <div aria-live="polite">
        {isJudged ? <Verdict right={given.right} because={given.because} /> : null}
        {kept && !busy ? (
          <p className="mt-3 flex items-start gap-2 text-ink-soft">
            <CloudUpload aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0">Kept on this device. With a network you learn whether it is right.</span>
          </p>
        ) : null}
      </div>
      {mayAnswer && !isRight ? (
        <Button
          className="mt-4"
          variant="secondary"
          busy={busy}
          busyLabel="Checking"
          disabled={shown === undefined || isJudged}
          onClick={() => void check()}
        >
          Check answer
        </Button>
      ) : null}
    </div>
  );
}

function Verdict({ right, because }: { readonly right: boolean; readonly because: string }) {
  const Icon = right ? CircleCheck : CircleX;
  return (
    <p
      className={`mt-3 flex items-start gap-2.5 rounded-control px-3.5 py-3 leading-normal ${right ? 'bg-success-soft text-on-success-soft' : 'bg-danger-soft text-on-danger-soft'}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <strong className="font-semibold">{right ? 'Right. ' : 'Not quite. '}</strong>
        {because}
      </span>
    </p>
  );
}
