import { CalendarCheck, ExternalLink, Mail, MapPin, Phone, ShoppingBag, UserRound } from 'lucide-react';
import type { Gig } from '#contract/applications/gigs.ts';
import { usePhone } from '#web/features/profiles/phone-number.ts';
import { Fact } from '../fact.tsx';
import { gigPlace, gigTime, mapAddress } from './gig-words.ts';

const linkStyle =
  'break-words font-medium text-brand underline decoration-brand/40 underline-offset-4 hover:decoration-brand';

export function GigFacts({ gig }: { readonly gig: Gig }) {
  const { contact, bring, as, location } = gig;
  const phone = usePhone(contact?.phone ?? null);
  const place = gigPlace(gig);
  return (
    <ul className="grid gap-2.5">
      <Fact icon={<CalendarCheck aria-hidden="true" />}>
        <span className="font-semibold">{gigTime(gig)}</span>
      </Fact>
      <Fact icon={<MapPin aria-hidden="true" />}>
        <span className="block">{place}</span>
        {location.province === null && !gig.locationAddress ? null : (
          <a href={mapAddress(place)} target="_blank" rel="noopener noreferrer" className={linkStyle}>
            Open in Maps
            <ExternalLink aria-hidden="true" className="ms-1 inline size-3.5" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
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
      ) : (
        <Fact icon={<UserRound aria-hidden="true" />}>
          {as === 'rep' ? 'This business has closed its account.' : 'This rep has closed their account.'}
        </Fact>
      )}
      {as === 'rep' && bring ? (
        <Fact icon={<ShoppingBag aria-hidden="true" />}>
          <span className="block text-ink-soft text-sm">What to bring</span>
          <span className="whitespace-pre-line">{bring}</span>
        </Fact>
      ) : null}
    </ul>
  );
}
