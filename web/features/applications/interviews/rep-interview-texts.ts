import type { Interview, InterviewStatus } from '#contract/applications/interview.ts';
import { plural } from '#web/lib/format.ts';

interface InterviewTexts {
  readonly title: string;
  readonly text: string;
}

const minuteMs = 60_000;

const isOver = ({ acceptedTime, minutes }: Interview, now: Date) =>
  acceptedTime !== null && Date.parse(acceptedTime) + minutes * minuteMs <= now.getTime();

const texts: Record<InterviewStatus, (interview: Interview, companyName: string, now: Date) => InterviewTexts> = {
  proposed: ({ minutes }, companyName) => ({
    title: 'You are invited to an interview',
    text: `${companyName} would like to meet you for ${plural(minutes, 'minute')}.`,
  }),
  accepted: (interview, companyName, now) =>
    isOver(interview, now)
      ? { title: 'Your interview is over', text: `${companyName} decides next; you see it here.` }
      : { title: 'Your interview', text: `Agreed with ${companyName}.` },
  declined: (_, companyName) => ({
    title: 'You asked for other times',
    text: `${companyName} can propose new ones; you see them here.`,
  }),
  cancelled: (_, companyName) => ({
    title: 'The interview was cancelled',
    text: `${companyName} called it off. Your application stays open.`,
  }),
  replaced: (_, companyName) => ({
    title: 'There are new times',
    text: `${companyName} has proposed other times since.`,
  }),
};

/** What the rep is told of an interview as it stands. */
export const repInterviewTexts = (interview: Interview, companyName: string, now = new Date()): InterviewTexts =>
  texts[interview.status](interview, companyName, now);
