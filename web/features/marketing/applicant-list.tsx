import { portraits } from '#web/features/marketing/portraits.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const applicants: readonly { name: keyof typeof portraits; place: string; status: string; tone: BadgeTone }[] = [
  { name: 'Nomsa Mahlangu', place: 'Soweto, three launches', status: 'Accepted', tone: 'success' },
  { name: 'Riaan Botha', place: 'Roodepoort, retail', status: 'Interview', tone: 'accent' },
  { name: 'Lerato Molefe', place: 'Tembisa, airtime', status: 'Interview', tone: 'accent' },
  { name: 'Ayanda Khumalo', place: 'Midrand, first gig', status: 'Pending', tone: 'neutral' },
];

/** A sample of the dashboard, with fictional people. */
export function ApplicantList() {
  return (
    <figure className="mt-auto">
      <ul className="divide-y divide-line rounded-card border border-line bg-canvas">
        {applicants.map(({ name, place, status, tone }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3.5">
            <Avatar name={name} imageUrl={portraits[name]} className="max-sm:hidden" />
            <span className="min-w-0 grow basis-36 leading-snug">
              <span className="block break-words font-semibold">{name}</span>
              <span className="block break-words text-ink-soft text-sm">{place}</span>
            </span>
            <Badge tone={tone}>{status}</Badge>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-ink-soft text-sm">An example</figcaption>
    </figure>
  );
}
