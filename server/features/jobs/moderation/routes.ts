import { jobModerationApi } from '#contract/jobs/moderation.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { writeAsAdmin } from '../../operators/access/write-as-admin.ts';
import { recordAct } from '../../operators/commands/record-act.ts';
import { answerTakeDown } from './commands/answer-take-down.ts';
import { claimCase, releaseCase } from './commands/claim-case.ts';
import { leaveJob } from './commands/decide-case.ts';
import { addFlagWord, removeFlagWord } from './commands/keep-flag-words.ts';
import { sendJobReport } from './commands/send-report.ts';
import { takeDownJob } from './commands/take-down-job.ts';
import { showTakeDown } from './queries/find-take-down.ts';
import { countWaitingJobCases, listWaitingJobCases, showCase } from './queries/list-cases.ts';
import { listFlagWords } from './queries/list-flag-words.ts';

const onCase = ({ params }: { readonly params: { readonly caseId: string } }) => ({
  type: 'job_case',
  id: params.caseId,
});

/** Restoring a job is in dashboards, since it counts accepted reps. */
export const moderationRoutes: readonly Route[] = [
  write(jobModerationApi.report, (tx, actor, { params, body }) => sendJobReport(tx, actor, { ...params, ...body })),
  read(jobModerationApi.takeDown, (db, actor, { params }) => showTakeDown(db, actor, params.jobId)),
  write(jobModerationApi.answer, (tx, actor, { params, body }) => answerTakeDown(tx, actor, { ...params, ...body })),
  read(jobModerationApi.cases, (db, actor, { query }) => listWaitingJobCases(db, actor, query)),
  read(jobModerationApi.counts, countWaitingJobCases),
  writeAsAdmin(jobModerationApi.claim, { name: 'job_case.claim', on: onCase }, async (tx, actor, { params, body }) => {
    await claimCase(tx, actor, { ...params, ...body });
    return showCase(tx.db, actor, params.caseId);
  }),
  writeAsAdmin(jobModerationApi.release, { name: 'job_case.release', on: onCase }, async (tx, actor, { params }) => {
    await releaseCase(tx, actor, params.caseId);
    return showCase(tx.db, actor, params.caseId);
  }),
  writeAsAdmin(jobModerationApi.leave, { name: 'job_case.leave', on: onCase }, async (tx, actor, { params, body }) => {
    await leaveJob(tx, actor, { ...params, ...body });
    return showCase(tx.db, actor, params.caseId);
  }),
  writeAsAdmin(
    jobModerationApi.takeDownJob,
    {
      name: 'job.take_down',
      on: ({ params }) => ({ type: 'job', id: params.jobId }),
    },
    (tx, actor, { params, body }) => takeDownJob(tx, actor, { ...params, ...body }),
  ),
  read(jobModerationApi.words, listFlagWords),
  write(jobModerationApi.addWord, async (tx, actor, { body }) => {
    const added = await addFlagWord(tx, actor, body);
    await recordAct(tx, actor, 'flag_word.add', { type: 'flag_word', id: added.id }, added.phrase);
    return added;
  }),
  write(jobModerationApi.removeWord, async (tx, actor, { params }) => {
    const phrase = await removeFlagWord(tx, actor, params.wordId);
    await recordAct(tx, actor, 'flag_word.remove', { type: 'flag_word', id: params.wordId }, phrase);
  }),
];
