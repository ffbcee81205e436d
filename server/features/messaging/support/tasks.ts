import { scheduledTask } from '#server/platform/queue/task.ts';
import { returnQuestions } from './commands/return-questions.ts';

export const returnQuestionsTask = scheduledTask(
  { name: 'support.return_questions', cron: '* * * * *' },
  ({ transaction }, signal) => returnQuestions(transaction, signal),
);
