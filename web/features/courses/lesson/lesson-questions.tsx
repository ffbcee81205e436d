import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import { useState } from 'react';
import type { Lesson } from '#contract/courses/learning.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { keepAnswer, progressKeptQuery } from '../kept/progress-kept.ts';
import { sendProgress } from '../kept/send-progress.ts';
import { useLearner } from '../learner-gate.tsx';
import { QuestionForm, QuestionsSection } from './question-form.tsx';

type Question = Lesson['questions'][number];

/** Questions to pass before going on. Wrong answers cost nothing. */
export function LessonQuestions({ lesson, mayAnswer }: { readonly lesson: Lesson; readonly mayAnswer: boolean }) {
  return (
    <QuestionsSection
      note={
        mayAnswer
          ? 'Three questions about this lesson. You can answer as often as you like.'
          : 'Get the course to answer these questions.'
      }
    >
      {lesson.questions.map((question, at) => (
        <li key={question.id}>
          <QuestionCard lesson={lesson} question={question} at={at + 1} mayAnswer={mayAnswer} />
        </li>
      ))}
    </QuestionsSection>
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
      failureToast('We couldn’t save your answer', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <QuestionForm
      legend={`${at}. ${ask}`}
      options={options}
      value={shown ?? null}
      verdict={isJudged ? given : null}
      disabled={!mayAnswer || isRight || busy}
      onChange={setChosen}
      check={
        mayAnswer && !isRight ? { busy, disabled: shown === undefined || isJudged, act: () => void check() } : null
      }
    >
      {kept && !busy ? (
        <p className="mt-3 flex items-start gap-2 text-ink-soft">
          <CloudUpload aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0">Saved on this device. You’ll see whether it’s right when you’re back online.</span>
        </p>
      ) : null}
    </QuestionForm>
  );
}
