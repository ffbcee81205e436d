import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { PreviewQuestion } from '#contract/courses/course-drafts.ts';
import { QuestionForm } from '#web/features/courses/lesson/question-form.tsx';

/** As learners answer them, with all explanations. */
export const PreviewQuestions = ({ questions }: { readonly questions: readonly PreviewQuestion[] }) =>
  questions.map((question, at) => (
    <li key={question.id}>
      <Question question={question} at={at + 1} />
    </li>
  ));

function Question({
  question: { id, lesson, ask, options },
  at,
}: {
  readonly question: PreviewQuestion;
  readonly at: number;
}) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [checked, setChecked] = useState<number | null>(null);
  const given = checked === null ? undefined : options[checked];
  return (
    <>
      <QuestionForm
        legend={`${at}. ${ask}`}
        options={options.map(({ text }) => text)}
        value={chosen}
        verdict={chosen === checked && given ? given : null}
        onChange={setChosen}
        check={{ busy: false, disabled: chosen === null || chosen === checked, act: () => setChecked(chosen) }}
      />
      <details className="mt-1">
        <summary className="min-h-11 py-2.5 font-semibold text-brand text-sm">
          All answers and explanations ({id}, lesson {lesson})
        </summary>
        <ul className="grid gap-3 pb-2">
          {options.map(({ text, because, right }) => (
            <li key={text}>
              <p className="flex items-start gap-2 font-medium">
                {right ? <CircleCheck aria-label="Right:" className="mt-0.5 size-5 shrink-0 text-brand" /> : null}
                <span className="min-w-0">{text}</span>
              </p>
              <p className="text-ink-soft">{because}</p>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
