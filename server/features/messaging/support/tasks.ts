import { type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { returnQuestions } from './commands/return-questions.ts';

export const returnQuestionsTask = task<Record<string, never>>(
  { name: 'support.return_questions', retryLimit: 2, retryDelaySeconds: 20, retryBackoff: true },
  ({ transaction }, _data, { signal }) => returnQuestions(transaction, signal),
);

export const supportSchedules: readonly Schedule[] = [schedule(returnQuestionsTask, '* * * * *')];
