import type { ApplicationStatus, TrackerGroup } from '#contract/applications/options.ts';
import { trackerAddress } from '#contract/site/portal-addresses.ts';
import { TextLink } from '#web/ui/text-link.tsx';

const news: Record<ApplicationStatus, { readonly text: string; readonly group?: TrackerGroup }> = {
  pending: { text: 'You applied for this job. Track or withdraw your application under', group: 'pending' },
  interview: {
    text: 'The business invited you to an interview. See the times under',
    group: 'interview',
  },
  accepted: {
    text: 'The business accepted you for this job. Your gig has the details. See each step under',
    group: 'completed',
  },
  rejected: { text: 'The business didn’t choose you for this job. See each step under', group: 'completed' },
  withdrawn: { text: 'You withdrew your application. You can still find it under' },
  ended: {
    text: 'The business accepted you, but the gig ended early. See each step under',
    group: 'completed',
  },
};

/** The status of the rep's own application for a job, and a link to it. */
export function ApplicationNews({ status }: { readonly status: ApplicationStatus }) {
  const { text, group } = news[status];
  return (
    <p>
      {text} <TextLink to={trackerAddress(group)}>My Applications</TextLink>.
    </p>
  );
}
