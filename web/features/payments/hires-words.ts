import type { Payment } from '#contract/payments/payments.ts';
import { dayInSouthAfrica, daysBetween } from '#domain/shared/calendar-day.ts';
import { formatRand, plural } from '#web/lib/format.ts';
import { formatDate, weekdayOfMoment } from '#web/lib/format-time.ts';

const sum = (hires: Payment['hires'], of: (hire: Payment['hires'][number]) => number) =>
  hires.reduce((total, hire) => total + of(hire), 0);

/** `Saturday` of this week, otherwise `5 December 2026`. */
function fundedDay(moment: string, now: Date): string {
  const away = daysBetween(dayInSouthAfrica(now), dayInSouthAfrica(new Date(moment)));
  return away >= 0 && away < 7 ? weekdayOfMoment(moment) : formatDate(moment);
}

/** For which day, or for how many. */
function fundedFor(funded: Payment['hires'], now: Date): string {
  const [first] = funded;
  const isOneDay = new Set(funded.map(({ startsAt }) => startsAt && formatDate(startsAt))).size === 1;
  if (first?.startsAt && isOneDay) return fundedDay(first.startsAt, now);
  return plural(new Set(funded.map(({ engagementId }) => engagementId)).size, 'rep');
}

/** The text for a completed payment for gigs, instead of the general one. */
export function hiresPaidWords({ item, paymentStatus, paidAt, hires }: Payment): { title?: string; text?: string } {
  if (item !== 'hires' || paymentStatus !== 'COMPLETE') return {};
  const funded = hires.filter(({ state }) => state === 'funded');
  const back = sum(
    hires.filter(({ state }) => state === 'returning'),
    ({ amountCents, cardFeeCents }) => amountCents + cardFeeCents,
  );
  const goesBack = `We’re refunding ${formatRand(back)}. It arrived after the gig was funded, cancelled or expired. You don’t need to do anything.`;
  if (funded.length === 0 && back === 0) return {};
  if (funded.length === 0) return { title: 'We’re refunding you', text: goesBack };
  const paid = formatRand(sum(funded, ({ amountCents }) => amountCents));
  return {
    title: `${paid} is funded for ${fundedFor(funded, new Date(paidAt ?? Date.now()))}`,
    text: `We hold it until you approve the hours. ${back > 0 ? goesBack : 'We’ll email you a receipt.'}`,
  };
}
