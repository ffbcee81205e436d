import type { RefusalText } from '../refusal-text.ts';

/** Refusals of job reports and job moderation. */
export const jobModerationRefusals = {
  'job.not_taken_down': {
    status: 409,
    title: 'This job isn’t taken down',
    detail: 'Another admin has restored this job. Refresh to see its status.',
  },
  'job_answer.used_up': {
    status: 409,
    title: 'You’ve replied five times',
    detail: 'Our team has all your replies. Contact support if you need more help.',
  },
  'job_report.own_job': {
    status: 409,
    title: 'This is your own job',
    detail: 'You can edit or close it yourself.',
  },
  'job_report.already_sent': {
    status: 409,
    title: 'You’ve already reported this job',
    detail: 'Our team has your report. We’ll let you know the outcome.',
  },
  'job_report.too_many': {
    status: 429,
    title: 'You’ve reached today’s limit',
    detail: 'You’ve reported ten jobs in 24 hours. Our team is reviewing them. Please try again tomorrow.',
  },
  'job_case.not_found': {
    status: 404,
    title: 'Case not found',
    detail: 'Refresh the list to see the waiting cases.',
  },
  'job_case.already_decided': {
    status: 409,
    title: 'This case is already decided',
    detail: 'Another admin has decided this case. Refresh to see the decision.',
  },
  'job_case.changed': {
    status: 409,
    title: 'This case has changed',
    detail: 'A new report or reply arrived, or the job was edited. Read the changes before you decide.',
  },
  'job_case.held': {
    status: 409,
    title: 'Another admin has this case',
    detail: 'Ask them, or take over the case.',
  },
  'flag_word.known': {
    status: 409,
    title: 'This word is already on the list',
    detail: 'We ignore case and accents.',
  },
  'flag_word.not_found': {
    status: 404,
    title: 'Word not found',
    detail: 'Another admin has removed it from the list.',
  },
  'flag_word.too_many': {
    status: 409,
    title: 'The list is full',
    detail: 'The list can hold 500 words. Remove one that you no longer need.',
  },
} as const satisfies Record<string, RefusalText>;
