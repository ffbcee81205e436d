import type { Endpoint } from '#contract/endpoint.ts';
import { cannedAnswersApi } from '#contract/messaging/canned-answers.ts';
import { supportApi } from '#contract/messaging/support.ts';
import type { AdminAct } from '#contract/operators/audit.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { type Input, type Route, read, write } from '#server/platform/http/route.ts';
import { writeAsAdmin } from '../../operators/access/write-as-admin.ts';
import type { AdminActor } from '../../operators/access.ts';
import { recordAct } from '../../operators/commands/record-act.ts';
import { linkMessageFile } from '../queries/link-message-file.ts';
import { addNote } from './commands/add-note.ts';
import { answerQuestion } from './commands/answer-question.ts';
import { assignQuestion, giveBackQuestion, takeQuestion } from './commands/assign-question.ts';
import { addCannedAnswer, editCannedAnswer, removeCannedAnswer } from './commands/canned-answers.ts';
import { closeQuestion } from './commands/close-question.ts';
import { lookAtQuestion, lookAway } from './commands/look-at-question.ts';
import { writeFirst } from './commands/write-first.ts';
import { describeQuestion } from './queries/describe-question.ts';
import { listCannedAnswers } from './queries/list-canned-answers.ts';
import { countQuestions, listQuestions } from './queries/list-questions.ts';
import { listTeam } from './queries/list-team.ts';
import { readQuestion } from './queries/read-question.ts';

type DeskEndpoint = Endpoint & {
  readonly gate: 'admin';
  readonly legal?: never;
  readonly params: typeof supportApi.show.params;
  readonly response: typeof supportApi.show.response;
};

/** A command on a question, answered with the resulting question. */
function act<const E extends DeskEndpoint>(
  endpoint: E,
  name: AdminAct,
  run: (tx: Tx, actor: AdminActor, input: Input<E>) => Promise<void>,
): Route {
  const on = ({ params }: Input<DeskEndpoint>) => ({ type: 'conversation', id: params.conversationId });
  return writeAsAdmin<DeskEndpoint>(endpoint, { name, on }, async (tx, actor, input) => {
    await run(tx, actor, input as Input<E>);
    return describeQuestion(tx.db, actor, input.params.conversationId);
  });
}

const onText = ({ params }: { readonly params: { readonly answerId: string } }) => ({
  type: 'canned_answer',
  id: params.answerId,
});

export const supportRoutes = ({ links }: { readonly links: FileLinks }): readonly Route[] => [
  read(supportApi.list, (db, actor, { query }) => listQuestions(db, actor, query)),
  read(supportApi.counts, countQuestions),
  read(supportApi.team, listTeam),
  write(supportApi.start, async (tx, actor, { params, body }) => ({
    conversationId: await writeFirst(tx, actor, { ...params, ...body }),
  })),
  write(supportApi.show, async (tx, actor, { params }) => {
    await lookAtQuestion(tx, actor, params);
    return describeQuestion(tx.db, actor, params.conversationId);
  }),
  write(supportApi.messages, async (tx, actor, { params, query }) => {
    await lookAtQuestion(tx, actor, params);
    return readQuestion(tx.db, actor, { ...params, ...query });
  }),
  write(supportApi.file, async (tx, actor, { params }) => {
    await lookAtQuestion(tx, actor, params);
    return linkMessageFile(tx.db, links, params, null);
  }),
  write(supportApi.look, async (tx, actor, { params }) => {
    await lookAtQuestion(tx, actor, params);
    const { looking } = await describeQuestion(tx.db, actor, params.conversationId);
    return { looking };
  }),
  write(supportApi.lookAway, (tx, actor, { params }) => lookAway(tx, actor, params)),
  // These two write their own audit entries, because only they know whether the message is new or a retry.
  write(supportApi.answer, (tx, actor, { params, body }) => answerQuestion(tx, actor, { ...params, ...body })),
  write(supportApi.note, (tx, actor, { params, body }) => addNote(tx, actor, { ...params, ...body })),
  act(supportApi.take, 'support.take', (tx, actor, { params }) => takeQuestion(tx, actor, params)),
  act(supportApi.giveBack, 'support.give_back', (tx, actor, { params }) => giveBackQuestion(tx, actor, params)),
  act(supportApi.assign, 'support.assign', (tx, actor, { params, body }) =>
    assignQuestion(tx, actor, { ...params, ...body }),
  ),
  act(supportApi.close, 'support.close', (tx, actor, { params, body }) =>
    closeQuestion(tx, actor, { ...params, ...body }),
  ),
  read(cannedAnswersApi.list, listCannedAnswers),
  write(cannedAnswersApi.add, async (tx, actor, { body }) => {
    const added = await addCannedAnswer(tx, actor, body);
    await recordAct(tx, actor, 'canned_answer.add', { type: 'canned_answer', id: added.id });
    return added;
  }),
  writeAsAdmin(cannedAnswersApi.edit, { name: 'canned_answer.edit', on: onText }, (tx, actor, { params, body }) =>
    editCannedAnswer(tx, actor, { id: params.answerId, ...body }),
  ),
  writeAsAdmin(cannedAnswersApi.remove, { name: 'canned_answer.remove', on: onText }, (tx, actor, { params }) =>
    removeCannedAnswer(tx, actor, params.answerId),
  ),
];
