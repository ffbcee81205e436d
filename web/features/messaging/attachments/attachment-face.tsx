import { Briefcase, CalendarClock, FileText, MapPin, Quote } from 'lucide-react';
import { formatSize } from '#web/features/files/file-texts.ts';
import type { KeptAttachment } from '../sync/kept-attachments.ts';
import { useObjectAddress } from './use-object-address.ts';

const icons = { job: Briefcase, interview: CalendarClock, place: MapPin, announcement: Quote, 'kept-file': FileText };

export function nameOfKept(one: KeptAttachment): string {
  switch (one.kind) {
    case 'kept-file':
      return one.name;
    case 'job':
      return one.title;
    case 'interview':
      return 'Interview times';
    case 'place':
      return one.label;
    case 'announcement':
      return one.text;
  }
}

/** The preview of an unsent attachment: a thumbnail or icon, and its name. */
export function AttachmentFace({ one }: { readonly one: KeptAttachment }) {
  const Icon = icons[one.kind];
  const picture = useObjectAddress(
    one.kind === 'kept-file' && !one.name.toLowerCase().endsWith('.pdf') ? one.content : undefined,
  );
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2.5">
      {picture ? (
        <img src={picture} alt="" className="size-11 shrink-0 rounded-md border border-line object-cover" />
      ) : (
        <span className="grid size-11 shrink-0 place-content-center rounded-md bg-brand-soft text-on-brand-soft">
          <Icon aria-hidden="true" className="size-5" />
        </span>
      )}
      <span className="min-w-0 flex-1 text-sm">
        <span className="block truncate font-semibold">{nameOfKept(one)}</span>
        {one.kind === 'kept-file' ? (
          <span className="figures block text-ink-soft">{formatSize(one.content.size)}</span>
        ) : null}
      </span>
    </span>
  );
}
