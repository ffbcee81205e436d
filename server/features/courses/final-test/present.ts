import type { Attempt, AttemptResult } from '#contract/courses/learning.ts';
import { now } from '#server/platform/clock.ts';
import type { courseAttempts, courseQuestions, DrawnQuestion } from '../tables.ts';

export type AttemptRow = typeof courseAttempts.$inferSelect;
export type QuestionRow = typeof courseQuestions.$inferSelect;

/** The questions of a try in its order, with their options in theirs. */
function shown({ id, order }: DrawnQuestion, asked: ReadonlyMap<string, QuestionRow>) {
  const question = asked.get(id);
  if (!question) throw new Error('A question is gone that was drawn');
  return { ...question, options: order.flatMap((place) => question.options[place] ?? []) };
}

/** Without the right answers. */
export function presentAttempt(attempt: AttemptRow, asked: ReadonlyMap<string, QuestionRow>): Attempt {
  return {
    id: attempt.id,
    drawnAt: attempt.drawnAt.toISOString(),
    endsAt: attempt.endsAt.toISOString(),
    secondsLeft: Math.max(0, Math.ceil((attempt.endsAt.getTime() - now().getTime()) / 1000)),
    questions: attempt.questions.map((drawn) => {
      const { id, ask, options } = shown(drawn, asked);
      return { id, ask, options: options.map(({ text }) => text) };
    }),
  };
}

/** With the right answers and explanations: only after submission. */
export function presentResult(
  attempt: AttemptRow,
  asked: ReadonlyMap<string, QuestionRow>,
): Omit<AttemptResult, 'standing'> {
  if (!attempt.handedInAt) throw new Error('A try was shown with its answers before it was submitted');
  return {
    id: attempt.id,
    rightAnswers: attempt.rightAnswers ?? 0,
    passed: attempt.passed === true,
    handedInAt: attempt.handedInAt.toISOString(),
    questions: attempt.questions.map((drawn) => {
      const { id, ask, lesson, options } = shown(drawn, asked);
      const answer = attempt.answers?.find((one) => one.id === id)?.option ?? null;
      return {
        ...{ id, lesson, ask },
        options: options.map(({ text, because, right }) => ({ text, because, right })),
        given: answer === null ? null : drawn.order.indexOf(answer),
      };
    }),
  };
}
