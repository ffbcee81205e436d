import { CalendarCheck, ExternalLink, MapPin, UserRound } from 'lucide-react';
import type { Gig } from '#contract/applications/gigs.ts';
import { Fact } from '../fact.tsx';
import { GigBring, GigContact, gigLink } from './gig-contact.tsx';
import { gigPlace, gigTime, mapAddress } from './gig-words.ts';

export function GigFacts({ gig }: { readonly gig: Gig }) {
  const { applicationId, contact, bring, as, isToCome, location } = gig;
  const place = gigPlace(gig);
  return (
    <ul className="grid gap-2.5">
      <Fact icon={<CalendarCheck aria-hidden="true" />}>
        <span className="font-semibold">{gigTime(gig)}</span>
      </Fact>
      <Fact icon={<MapPin aria-hidden="true" />}>
        <span className="block">{place}</span>
        {location.province === null && !gig.locationAddress ? null : (
          <a href={mapAddress(place)} target="_blank" rel="noopener noreferrer" className={gigLink}>
            Open in Maps
            <ExternalLink aria-hidden="true" className="ms-1 inline size-3.5" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
      </Fact>
      {contact ? (
        <GigContact applicationId={applicationId} as={as} contact={contact} />
      ) : (
        <Fact icon={<UserRound aria-hidden="true" />}>
          {as === 'rep' ? 'This business has closed its account.' : 'This rep has closed their account.'}
        </Fact>
      )}
      {/* While the business can change it, it is shown below. */}
      {(as === 'rep' || !isToCome) && bring ? <GigBring bring={bring} /> : null}
    </ul>
  );
}
