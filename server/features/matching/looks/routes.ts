import { matchChoicesApi } from '#contract/matching/choices.ts';
import { matchReviewApi } from '#contract/matching/review.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { writeAsAdmin } from '../../operators/access/write-as-admin.ts';
import { answerLook } from './commands/answer-look.ts';
import { askLook } from './commands/ask-look.ts';
import { listLooks, listOwnLooks } from './queries/list-looks.ts';

export const lookRoutes: readonly Route[] = [
  read(matchChoicesApi.looks, (db, actor, { query }) => listOwnLooks(db, actor, query.cursor)),
  write(matchChoicesApi.askLook, (tx, actor, { body }) => askLook(tx, actor, body)),
  read(matchReviewApi.looks, (db, actor, { query }) => listLooks(db, actor, query)),
  writeAsAdmin(
    matchReviewApi.answerLook,
    {
      name: 'match_look.answer',
      on: ({ params }) => ({ type: 'match_look', id: params.lookId }),
      reason: ({ body }) => body.words,
    },
    (tx, actor, { params, body }) => answerLook(tx, actor, { ...params, ...body }),
  ),
];
