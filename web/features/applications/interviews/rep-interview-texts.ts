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
    title: 'You’re invited to an interview',
    text: `${companyName} would like to meet you for ${plural(minutes, 'minute')}.`,
  }),
  accepted: (interview, companyName, now) =>
    isOver(interview, now)
      ? { title: 'Your interview is over', text: `${companyName} decides next. You’ll see the decision here.` }
      : { title: 'Your interview', text: `Agreed with ${companyName}.` },
  declined: (_, companyName) => ({
    title: 'You asked for other times',
    text: `${companyName} can propose new ones. You’ll see them here.`,
  }),
  cancelled: (_, companyName) => ({
    title: 'Interview cancelled',
    text: `${companyName} cancelled the interview. Your application stays open.`,
  }),
  replaced: (_, companyName) => ({
    title: 'New interview times',
    text: `${companyName} has proposed other times.`,
  }),
};

/** Texts for the rep on the interview's current status. */
export const repInterviewTexts = (interview: Interview, companyName: string, now = new Date()): InterviewTexts =>
  texts[interview.status](interview, companyName, now);
