import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, ExternalLink, Mail, MapPin, Phone, ShoppingBag, UserRound } from 'lucide-react';
import { gigsApi } from '#contract/applications/gigs.ts';
import type { Engagement } from '#contract/engagements/engagements.ts';
import { milestoneTraits } from '#domain/engagements/states.ts';
import { Fact } from '#web/features/applications/fact.tsx';
import { GigCalendarButton } from '#web/features/applications/gig/gig-calendar-button.tsx';
import { usePhone } from '#web/features/profiles/phone-number.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { isMilestoneOver } from './work-stand.ts';
import { whenWords } from './work-words.ts';

const linkStyle =
  'inline-flex min-h-11 items-center break-words font-medium text-brand underline decoration-brand/40 underline-offset-4 hover:decoration-brand md:min-h-0';

const placeOf = ({ locationAddress, location }: Engagement) =>
  [locationAddress, location.name, location.province].filter(Boolean).join(', ');

/** Plain links: nothing of a map is loaded before one is pressed. */
const mapOf = (place: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${place}, South Africa` })}`;
const mapAppOf = (place: string) => `geo:0,0?${new URLSearchParams({ q: `${place}, South Africa` })}`;

/** When, where, with whom and what to bring. */
export function WorkFacts({ work }: { readonly work: Engagement }) {
  const { applicationId, schedule, location, locationAddress, companyName, milestones } = work;
  // Who to ask for, and what to bring, as the briefing has it. There is none for work that nobody does.
  const takesPlace = milestones.some(({ status }) => milestoneTraits[status].takesPlace);
  const briefing = useQuery({ ...queryOf(gigsApi.show, { params: { applicationId } }), enabled: takesPlace });
  const contact = briefing.data?.contact ?? null;
  const phone = usePhone(contact?.phone ?? null);
  const place = placeOf(work);
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
              <a href={mapAppOf(place)} className={linkStyle}>
                Open in my map app
              </a>
              <a href={mapOf(place)} target="_blank" rel="noopener noreferrer" className={linkStyle}>
                OpenStreetMap
                <ExternalLink aria-hidden="true" className="ms-1 inline size-3.5" />
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </span>
          )}
        </Fact>
        {contact ? (
          <>
            <Fact icon={<UserRound aria-hidden="true" />}>{contact.name}</Fact>
            {contact.phone ? (
              <Fact icon={<Phone aria-hidden="true" />}>
                <a href={`tel:${contact.phone}`} className={linkStyle}>
                  {phone ?? contact.phone}
                </a>
              </Fact>
            ) : null}
            <Fact icon={<Mail aria-hidden="true" />}>
              <a href={`mailto:${contact.email}`} className={`${linkStyle} break-all`}>
                {contact.email}
              </a>
            </Fact>
          </>
        ) : null}
        {briefing.data?.bring ? (
          <Fact icon={<ShoppingBag aria-hidden="true" />}>
            <span className="block text-ink-soft text-sm">What to bring</span>
            <span className="whitespace-pre-line">{briefing.data.bring}</span>
          </Fact>
        ) : null}
      </ul>
      {schedule === null || milestones.every(isMilestoneOver) ? null : (
        <div className="mt-4">
          <GigCalendarButton applicationId={applicationId} />
        </div>
      )}
    </>
  );
}
