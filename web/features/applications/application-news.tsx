import type { ApplicationStatus, TrackerGroup } from '#contract/applications/options.ts';
import { trackerAddress } from '#contract/site/portal-addresses.ts';
import { TextLink } from '#web/ui/text-link.tsx';

const news: Record<ApplicationStatus, { readonly text: string; readonly group?: TrackerGroup }> = {
  pending: { text: 'You applied for this job. Follow it, or withdraw it, under', group: 'pending' },
  interview: {
    text: 'The business wants to meet you. Answer the invitation, or see when you meet, under',
    group: 'interview',
  },
  accepted: {
    text: 'The business accepted you for this job. When, where and with whom is in your gig; every step is under',
    group: 'completed',
  },
  rejected: { text: 'The business decided against your application. Every step of it is under', group: 'completed' },
  withdrawn: { text: 'You withdrew your application. It is kept under' },
  ended: {
    text: 'The business accepted you, and the work ended before it was done. Every step is under',
    group: 'completed',
  },
};

/** How the rep's own application for a job stands, and where to go on with it. */
export function ApplicationNews({ status }: { readonly status: ApplicationStatus }) {
  const { text, group } = news[status];
  return (
    <p>
      {text} <TextLink to={trackerAddress(group)}>My Applications</TextLink>.
    </p>
  );
}
