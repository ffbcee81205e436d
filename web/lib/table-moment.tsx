import { formatDateTime } from './format-time.ts';

/** A moment in a narrow column: wraps only before the time, except on the narrowest screens. */
export function TableMoment({ at }: { readonly at: string }) {
  const [day, time] = formatDateTime(at).split(', ');
  return (
    <time dateTime={at}>
      <span className="min-[24rem]:whitespace-nowrap">{day},</span>{' '}
      <span className="min-[24rem]:whitespace-nowrap">{time}</span>
    </time>
  );
}
