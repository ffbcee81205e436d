import { BrandMark } from '#web/features/shell/brand-mark.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const applications: readonly { gig: string; place: string; pay: string; status: string; tone: BadgeTone }[] = [
  { gig: 'In-store promoter', place: 'Soweto · Sat and Sun', pay: 'R1,900', status: 'Accepted', tone: 'success' },
  { gig: 'Solar roadshow', place: 'Polokwane · 2 weeks', pay: 'R9,400', status: 'Interview', tone: 'accent' },
  { gig: 'Airtime drive', place: 'Tembisa · 5 days', pay: 'R4,250', status: 'Pending', tone: 'neutral' },
];

/** The top of a phone with a rep's applications. A picture: hidden from screen readers. */
export function AppPhone() {
  return (
    <div aria-hidden="true" className="flex select-none justify-center self-end">
      <div className="w-full max-w-80 rounded-t-[2.75rem] border-[0.625rem] border-deep border-b-0 bg-canvas px-4 pt-4 shadow-popup">
        <p className="flex justify-between px-2 font-semibold text-xs">
          09:41
          <span className="flex items-center gap-1">
            {['a', 'b', 'c', 'd'].map((dot) => (
              <span key={dot} className="size-1.5 rounded-full bg-current" />
            ))}
          </span>
        </p>
        <p className="mt-5 flex items-center gap-2.5 font-bold font-display text-lg tracking-tight">
          <BrandMark className="size-7 text-brand" />
          My Applications
        </p>
        <div className="mt-4 flex gap-2 overflow-hidden whitespace-nowrap font-semibold text-xs">
          <span className="rounded-full bg-brand px-3 py-2 text-on-brand leading-none">All 3</span>
          <span className="rounded-full bg-sunken px-3 py-2 leading-none">Pending 1</span>
          <span className="rounded-full bg-sunken px-3 py-2 leading-none">Interview 1</span>
        </div>
        <div className="mt-4 grid gap-3">
          {applications.map(({ gig, place, pay, status, tone }) => (
            <div key={gig} className="rounded-card border border-line bg-surface p-4">
              <p className="flex items-start justify-between gap-2">
                <span className="font-bold font-display text-lg leading-tight tracking-tight">{gig}</span>
                <Badge tone={tone}>{status}</Badge>
              </p>
              <p className="mt-1 text-ink-soft text-sm">{place}</p>
              <p className="figures mt-2 font-bold font-display">{pay}</p>
            </div>
          ))}
        </div>
        <div className="mt-3 h-14 rounded-t-card border border-line border-b-0 bg-surface" />
      </div>
    </div>
  );
}
