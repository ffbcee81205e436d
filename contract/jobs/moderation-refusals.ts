import type { RefusalText } from '../refusal-text.ts';

/** Jobs that the team looks at, takes down and puts back. */
export const jobModerationRefusals = {
  'job.already_taken_down': {
    status: 409,
    title: 'Taken down by our team',
    detail: 'This job was taken down. You can change it, answer us and ask to have it put back on the job’s page.',
  },
  'job.not_taken_down': {
    status: 409,
    title: 'This job is not taken down',
    detail: 'It was put back meanwhile. Load the page again to see where it stands.',
  },
  'job_answer.used_up': {
    status: 409,
    title: 'You have answered five times',
    detail: 'Our team has all you wrote. Write to support if something is still missing.',
  },
  'job_report.own_job': {
    status: 409,
    title: 'This job is yours',
    detail: 'You can change or close it yourself.',
  },
  'job_report.already_sent': {
    status: 409,
    title: 'You have reported this job',
    detail: 'Our team has your report. We tell you what came of it.',
  },
  'job_report.too_many': {
    status: 429,
    title: 'That is all for today',
    detail: 'You have reported ten jobs within 24 hours. Our team looks at them. Please try again tomorrow.',
  },
  'job_case.not_found': {
    status: 404,
    title: 'There is no such case',
    detail: 'Load the list again to see what waits.',
  },
  'job_case.already_decided': {
    status: 409,
    title: 'This case is decided already',
    detail: 'Somebody of the team was faster. Load the page again to see what they decided.',
  },
  'job_case.changed': {
    status: 409,
    title: 'Something came in meanwhile',
    detail: 'Another report or answer arrived, or the job was edited, while you were reading. Read it, then decide.',
  },
  'job_case.held': {
    status: 409,
    title: 'Somebody of the team has this case',
    detail: 'Ask them, or take it over.',
  },
  'flag_word.known': {
    status: 409,
    title: 'This word is on the list',
    detail: 'It is on the list already: case and accents make no difference.',
  },
  'flag_word.not_found': { status: 404, title: 'There is no such word', detail: 'It was taken off the list already.' },
  'flag_word.too_many': {
    status: 409,
    title: 'The list is full',
    detail: 'It holds 500 words. Take one off that finds nothing.',
  },
} as const satisfies Record<string, RefusalText>;
