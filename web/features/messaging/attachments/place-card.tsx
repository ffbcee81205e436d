import { MapPin } from 'lucide-react';
import type { Attachment } from '#contract/messaging/attachments.ts';
import { AttachmentCard } from './card.tsx';

type Place = Extract<Attachment, { kind: 'place' }>;

const site = 'https://www.openstreetmap.org';

/** We never fetch it: the user opens the map in an app of their choice. */
function mapAddress({ label, latitude, longitude }: Place): string {
  if (latitude === null || longitude === null) return `${site}/search?${new URLSearchParams({ query: label })}`;
  return `${site}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

export const PlaceCard = ({ place }: { readonly place: Place }) => (
  <AttachmentCard icon={<MapPin className="size-5" />} title={place.label}>
    <a
      href={mapAddress(place)}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex min-h-6 items-center underline underline-offset-4 hover:decoration-2"
    >
      View on map
    </a>
  </AttachmentCard>
);
