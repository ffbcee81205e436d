import { z } from 'zod';
import { interviewLimits } from '#contract/applications/interview.ts';
import { type InterviewProposal, interviewProposal } from '#contract/applications/interviews.ts';
import { timesRefusal } from '#texts/applications/refusals.ts';
import { momentOf } from './interview-times.ts';
import { lacksNumber } from './meeting-by-phone.ts';

const { minutes, place, link, note } = interviewProposal.shape;

const slot = z.object({ day: z.string().nullable(), time: z.string() }).transform(({ day, time }, context): string => {
  const say = (field: 'day' | 'time', message: string) => {
    context.addIssue({ code: 'custom', path: [field], message });
    return z.NEVER;
  };
  if (!day) say('day', 'Choose a day.');
  if (!time) say('time', 'Choose a time.');
  if (!day || !time) return z.NEVER;
  const moment = momentOf(day, time);
  if (moment === null) return say('day', 'Enter a valid day and time.');
  const refusal = timesRefusal([new Date(moment)], new Date());
  return refusal === null ? moment : say('day', refusal);
});

const times = z
  .array(slot)
  .min(1, 'Propose at least one time.')
  .max(interviewLimits.times)
  .superRefine((moments, context) => {
    for (const [index, moment] of moments.entries()) {
      if (moments.indexOf(moment) === index) continue;
      context.addIssue({ code: 'custom', path: [index, 'time'], message: 'You’ve already proposed this time.' });
    }
  });

/** The values of an invitation form: days and times of day in South Africa instead of moments. */
export const interviewForm = z
  .object({ times, minutes, place, link, note })
  .refine((proposal) => Boolean(proposal.place || proposal.link), {
    path: ['place'],
    message: 'Enter a meeting place or a link.',
    // Reported together with other missing fields, not after they are fixed.
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'place' || path?.[0] === 'link'),
  })
  .refine((proposal) => !lacksNumber(proposal), {
    path: ['place'],
    message: 'Enter the phone number, here or in the note.',
    when: ({ issues }) => issues.every(({ path }) => path?.[0] === 'times' || path?.[0] === 'minutes'),
  });

export type InterviewValues = z.input<typeof interviewForm>;

export const emptySlot = { day: null, time: '' } satisfies InterviewValues['times'][number];

/** Initial values: the previous place and duration, but new times. */
export const interviewValues = (
  before: Pick<InterviewProposal, 'minutes' | 'place' | 'link' | 'note'> | null,
): InterviewValues => ({
  times: [emptySlot],
  minutes: before?.minutes ?? 30,
  place: before?.place ?? '',
  link: before?.link ?? '',
  note: before?.note ?? '',
});
