import type { NotificationContent, NotificationKind } from '#contract/notifications/notifications.ts';
import { documentLabels } from '#contract/vetting/legal.ts';

interface Words {
  readonly title: string;
  readonly detail: string | null;
}

type Of<Kind extends NotificationKind> = Extract<NotificationContent, { kind: Kind }>;

const readWhy = 'Read why on your Legal tab.';

const reviews: Record<Of<'vetting.moved'>['step'], (about: Of<'vetting.moved'>) => Words> = {
  approved: ({ userType }) => ({
    title: 'You are verified',
    detail: `You can now ${userType === 'rep' ? 'apply for gigs' : 'post jobs and hire sales reps'}.`,
  }),
  rejected: () => ({ title: 'Your application requires additional review', detail: readWhy }),
  reopened: () => ({ title: 'We’re reviewing your verification again', detail: readWhy }),
  document_asked: ({ document }) => ({
    title: `Please send one document again${document === null ? '' : `: ${documentLabels[document]}`}`,
    detail: 'Read what to send on your Legal tab.',
  }),
};

/** What the owner of a vetting case reads about a step of its review. */
export const describeReview = (about: Of<'vetting.moved'>): Words => reviews[about.step](about);

/** What a person reads about a name that our team approved or declined. */
export const describeNameDecision = ({ name, approved, reason }: Of<'name.decided'>): Words =>
  approved
    ? {
        title: `Your new name is approved: ${name}`,
        detail: 'Others now see it. Sign agreements and terms of work with it.',
      }
    : { title: `We couldn't approve the name ${name}`, detail: reason && `${reason.replace(/[.\s]+$/, '')}.` };
