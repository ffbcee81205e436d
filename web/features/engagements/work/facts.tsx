import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, ExternalLink, MapPin } from 'lucide-react';
import { gigsApi } from '#contract/applications/gigs.ts';
import type { Engagement } from '#contract/engagements/engagements.ts';
import { nextShift } from '#domain/engagements/next-shift.ts';
import { milestoneTraits } from '#domain/engagements/states.ts';
import { Fact } from '#web/features/applications/fact.tsx';
import { GigCalendarButton } from '#web/features/applications/gig/gig-calendar-button.tsx';
import { GigBring, GigContact, gigLink } from '#web/features/applications/gig/gig-contact.tsx';
import { gigPlace } from '#web/features/applications/gig/gig-words.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { whenWords } from './words.ts';

/** Plain links: no map is loaded before one is clicked. */
const mapOf = (place: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${place}, South Africa` })}`;
const mapAppOf = (place: string) => `geo:0,0?${new URLSearchParams({ q: `${place}, South Africa` })}`;

/** When, where, with whom and what to bring. */
export function WorkFacts({ work, now }: { readonly work: Engagement; readonly now: Date }) {
  const { applicationId, location, locationAddress, companyName, milestones } = work;
  // Who to ask for, and what to bring. There is neither for a gig that was cancelled or has expired; one that was
  // reported as a no-show still has both.
  const isOn = milestones.some(({ status, money }) => milestoneTraits[status].takesPlace || money.heldCents > 0);
  const briefing = useQuery({ ...queryOf(gigsApi.show, { params: { applicationId } }), enabled: isOn });
  const place = gigPlace(work);
  const days = whenWords(work);
  return (
    <>
      <ul className="grid gap-2.5">
        <Fact icon={<CalendarCheck aria-hidden="true" />}>
          <span className="font-semibold">{days === null ? `As agreed with ${companyName}` : `${days} SAST`}</span>
        </Fact>
        <Fact icon={<MapPin aria-hidden="true" />}>
          <span className="block">{place}</span>
          {location.province === null && !locationAddress ? null : (
            <span className="flex flex-wrap gap-x-5">
              <a href={mapAppOf(place)} className={gigLink}>
                Open in my map app
              </a>
              <a href={mapOf(place)} target="_blank" rel="noopener noreferrer" className={gigLink}>
                OpenStreetMap
                <ExternalLink aria-hidden="true" className="ms-1 inline size-3.5" />
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </span>
          )}
        </Fact>
        {briefing.data?.contact ? (
          <GigContact applicationId={applicationId} as={briefing.data.as} contact={briefing.data.contact} />
        ) : null}
        {briefing.data?.bring ? <GigBring bring={briefing.data.bring} /> : null}
      </ul>
      {nextShift(work, now) === null ? null : (
        <div className="mt-4">
          <GigCalendarButton applicationId={applicationId} />
        </div>
      )}
    </>
  );
}
