import type { Gig } from '#contract/applications/gigs.ts';
import { Card } from '#web/ui/card.tsx';
import { BriefingEditor } from './briefing-editor.tsx';
import { GigCalendarButton } from './gig-calendar-button.tsx';
import { GigFacts } from './gig-facts.tsx';

/** The agreed gig: when, where, with whom, and what to bring. For both parties. */
export function GigCard({ gig, level = 2 }: { readonly gig: Gig; readonly level?: 2 | 3 | 4 }) {
  const { applicationId, as, isToCome, jobTitle, companyName, schedule, startDate } = gig;
  return (
    <Card
      level={level}
      title={as === 'rep' ? 'Your gig' : 'Gig details'}
      description={as === 'rep' ? `${companyName} · ${jobTitle}` : jobTitle}
      className="min-w-0 break-words"
    >
      <GigFacts gig={gig} />
      {as === 'business' && isToCome ? <BriefingEditor gig={gig} /> : null}
      {isToCome && (schedule !== null || startDate !== null) ? (
        <div className="mt-4">
          <GigCalendarButton applicationId={applicationId} />
        </div>
      ) : null}
    </Card>
  );
}
