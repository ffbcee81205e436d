import type { RefusalText } from '../refusal-text.ts';
import { mostCannedAnswers } from './options.ts';

/** What the team does with questions and reports. */
export const deskRefusals = {
  'support.taken': {
    status: 409,
    title: 'Another administrator has it',
    detail: 'Somebody took this question before you. Give it to yourself if you should answer it.',
  },
  'support.closed': {
    status: 409,
    title: 'This question is closed',
    detail: 'There is nothing to take. An answer, or a new message of the person, opens it again.',
  },
  'support.unread': {
    status: 409,
    title: 'There is something new',
    detail: 'The person wrote again. Read it before you close this.',
  },
  'support.no_such_administrator': {
    status: 409,
    title: 'That administrator is not there',
    detail: 'The account was disabled meanwhile. Choose somebody else.',
  },
  'canned_answer.not_found': {
    status: 404,
    title: 'There is no such text',
    detail: 'Another administrator deleted it.',
  },
  'canned_answer.title_taken': {
    status: 409,
    title: 'There is such a title already',
    detail: 'Choose another title, so that both can be told apart.',
  },
  'canned_answer.too_many': {
    status: 409,
    title: 'That is enough',
    detail: `There can be ${mostCannedAnswers} texts. Delete one that nobody uses.`,
  },
  'report.not_found': { status: 404, title: 'Report not found', detail: 'There is no report with this id.' },
  'report.already_open': {
    status: 409,
    title: 'You reported this already',
    detail: 'Our team has your report and looks at it. You hear from us what came of it.',
  },
  'report.nothing_of_others': {
    status: 409,
    title: 'There is nothing to report here',
    detail: 'Only what somebody else wrote to you can be reported. To our team you can write yourself.',
  },
  'report.message_needed': {
    status: 409,
    title: 'Say which message it is',
    detail: 'Several people write here. Report the message that is wrong.',
  },
  'report.already_decided': {
    status: 409,
    title: 'Already decided',
    detail: 'Another administrator decided this report. The page now shows how.',
  },
  'report.nobody_to_warn': {
    status: 409,
    title: 'There is nobody to warn',
    detail: 'The account that was reported was deleted.',
  },
} as const satisfies Record<string, RefusalText>;
