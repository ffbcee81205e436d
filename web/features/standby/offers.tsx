import { useQuery } from '@tanstack/react-query';
import { standbyOfferAddress } from '#contract/site/portal-addresses.ts';
import { describeTakeHome } from '#texts/jobs/sales-terms.ts';
import { formatSoon, formatTime } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { standbyOffersQuery } from './api.ts';

/** Places that are offered to the rep now; renders nothing if there are none. */
export function StandbyOffers() {
  // Without them the list below says what is wrong, and they are asked for again.
  const { data } = useQuery({ ...standbyOffersQuery, refetchInterval: 60_000 });
  if (!data || data.items.length === 0) return null;
  const now = new Date(data.now);
  return (
    <ul aria-label="Places offered to you" className="mb-5 grid gap-3">
      {data.items.map(({ id, title, companyName, startsAt, answerBy, takeHomeCents, upTo, restUntil }) => (
        <li key={id}>
          <Alert
            tone="warning"
            title={`Can you step in for ${title}, ${formatSoon(startsAt, now)}?`}
            action={
              <LinkButton to={standbyOfferAddress(id)} variant="accent" size="small" full="phone">
                See the offer<span className="sr-only">: {title}</span>
              </LinkButton>
            }
          >
            {companyName} {restUntil ? `needs a rep until ${formatTime(restUntil)}` : 'has a place for you'}. You’ll get{' '}
            {describeTakeHome(takeHomeCents, upTo)}
            {restUntil ? `, or less if you arrive later than ${formatTime(startsAt)}` : ''}. Answer by{' '}
            {formatSoon(answerBy, now)}.
          </Alert>
        </li>
      ))}
    </ul>
  );
}
