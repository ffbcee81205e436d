import { trackerAddress } from '#contract/site/portal-addresses.ts';
import { InterviewCalendarButton } from '#web/features/applications/interviews/interview-calendar-button.tsx';
import { InterviewFacts } from '#web/features/applications/interviews/interview-facts.tsx';
import { daysUntil } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { RepDashboard } from './api.ts';

type NextInterview = NonNullable<RepDashboard['nextInterview']>;

/** When and where the rep's next interview is. */
export function NextInterviewCard({ interview }: { readonly interview: NextInterview }) {
  const { at, minutes, place, link, companyName, jobTitle, applicationId } = interview;
  return (
    <Card
      title="Your next interview"
      description={`${companyName} · ${jobTitle}`}
      action={<Badge tone="accent">{whenWords(at)}</Badge>}
    >
      <InterviewFacts interview={{ status: 'accepted', acceptedTime: at, times: [], minutes, place, link }} />
      <div className="mt-4 grid gap-2 sm:flex sm:flex-wrap sm:gap-3">
        <InterviewCalendarButton applicationId={applicationId} />
        <LinkButton to={trackerAddress('interview')} variant="ghost" size="small">
          View application
        </LinkButton>
      </div>
    </Card>
  );
}

function whenWords(at: string): string {
  if (new Date(at) <= new Date()) return 'Now';
  const days = daysUntil(at);
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `In ${days} days`;
}
