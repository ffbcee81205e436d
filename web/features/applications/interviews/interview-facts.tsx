import clsx from 'clsx';
import { CalendarCheck, CalendarClock, ExternalLink, MapPin, Video } from 'lucide-react';
import type { Interview } from '#contract/applications/interview.ts';
import { Fact } from '../fact.tsx';
import { formatInterviewTime, hasPassed } from './interview-times.ts';

type Shown = Pick<Interview, 'status' | 'times' | 'acceptedTime' | 'minutes' | 'place' | 'link'>;

/** When and where an interview is: the agreed time, or the proposed ones. For both parties. */
export function InterviewFacts({ interview }: { readonly interview: Shown }) {
  const { status, times, acceptedTime, minutes, place, link } = interview;
  const agreed = status === 'accepted' && acceptedTime !== null;
  return (
    <ul className="grid gap-2">
      {agreed ? (
        <Fact icon={<CalendarCheck aria-hidden="true" />}>
          <time dateTime={acceptedTime} className="font-semibold">
            {formatInterviewTime(acceptedTime, minutes)}
          </time>
        </Fact>
      ) : (
        times.map((time) => <OfferedTime key={time} time={time} minutes={minutes} on={status === 'proposed'} />)
      )}
      {place ? <Fact icon={<MapPin aria-hidden="true" />}>{place}</Fact> : null}
      {link ? (
        <Fact icon={<Video aria-hidden="true" />}>
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className="break-all font-medium text-brand underline decoration-brand/40 underline-offset-4 hover:decoration-brand"
          >
            {link}
            <ExternalLink aria-hidden="true" className="ms-1 inline size-3.5" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Fact>
      ) : null}
    </ul>
  );
}

interface OfferedTimeProps {
  readonly time: string;
  readonly minutes: number;
  /** Still proposed. */
  readonly on: boolean;
}

function OfferedTime({ time, minutes, on }: OfferedTimeProps) {
  const passed = hasPassed(time);
  return (
    <Fact icon={<CalendarClock aria-hidden="true" />}>
      <time dateTime={time} className={clsx((passed || !on) && 'text-ink-soft')}>
        {formatInterviewTime(time, minutes)}
      </time>
      {on && passed ? <span className="text-ink-soft"> · has passed</span> : null}
    </Fact>
  );
}
