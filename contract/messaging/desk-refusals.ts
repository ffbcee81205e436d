import type { RefusalText } from '../refusal-text.ts';
import { mostCannedAnswers } from './options.ts';

/** Refusals of support conversations, saved answers and reports. */
export const deskRefusals = {
  'support.taken': {
    status: 409,
    title: 'Another admin has this conversation',
    detail: 'Take over the conversation if you want to answer it.',
  },
  'support.closed': {
    status: 409,
    title: 'This conversation is closed',
    detail: 'An answer, or a new message from the user, reopens the conversation.',
  },
  'support.unread': {
    status: 409,
    title: 'There’s a new message',
    detail: 'The user has written again. Read the message before you close the conversation.',
  },
  'support.no_such_administrator': {
    status: 409,
    title: 'This admin account is disabled',
    detail: 'Choose another admin.',
  },
  'canned_answer.not_found': {
    status: 404,
    title: 'Saved answer not found',
    detail: 'Another admin has deleted this saved answer.',
  },
  'canned_answer.title_taken': {
    status: 409,
    title: 'This title is already in use',
    detail: 'Choose a different title for this saved answer.',
  },
  'canned_answer.too_many': {
    status: 409,
    title: 'You’ve reached the limit of saved answers',
    detail: `You can have up to ${mostCannedAnswers} saved answers. Delete one that you no longer use.`,
  },
  'report.not_found': { status: 404, title: 'Report not found', detail: 'There is no report with this id.' },
  'report.already_open': {
    status: 409,
    title: 'You’ve already reported this',
    detail: 'Our team is reviewing your report. We’ll tell you the outcome.',
  },
  'report.nothing_of_others': {
    status: 409,
    title: 'Nothing to report here',
    detail: 'You can only report messages that another user sent you. You can also write to our team directly.',
  },
  'report.message_needed': {
    status: 409,
    title: 'Choose the message to report',
    detail: 'Several people write in this conversation. Report a specific message.',
  },
  'report.already_decided': {
    status: 409,
    title: 'Already decided',
    detail: 'Another admin has decided this report. The page now shows their decision.',
  },
  'report.nobody_to_warn': {
    status: 409,
    title: 'No account to warn',
    detail: 'The reported account has been deleted.',
  },
} as const satisfies Record<string, RefusalText>;
