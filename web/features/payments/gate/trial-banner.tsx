import { useQuery } from '@tanstack/react-query';
import { Hourglass, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PayingSide } from '#contract/pricing.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { trialEndsSoon } from '#domain/payments/trial-status.ts';
import { formatRand, plural } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { chargesQuery, trialQuery } from '../api.ts';

/** Above every page of a portal: in the last days of the trial, and on pages that stay open after it. Not while nothing is charged. */
export function TrialBanner({ side }: { readonly side: PayingSide }) {
  const query = useQuery(trialQuery(side));
  const { data: trial } = query;
  const closed = trial?.access_granted === false;
  const soon = trial !== undefined && trialEndsSoon(trial);
  const charges = useQuery({ ...chargesQuery, enabled: soon || closed });
  // Also used in place of the page.
  if (isAwaited(query) || isAwaited(charges))
    return (
      <div className="mx-auto w-full max-w-6xl px-4 pt-6 md:px-8 md:pt-8">
        <SkeletonCards label="Loading the page" />
      </div>
    );
  const charge = charges.data?.[side];
  if (!charge || !(soon || closed)) return null;
  const price = `${formatRand(charge.monthlyCents)} a month`;
  if (closed) {
    return (
      <Strip label="What stays available" icon={<LockKeyhole aria-hidden="true" />}>
        <strong className="font-semibold">You aren’t subscribed.</strong> Your gigs, money and data stay available.
        Subscribe for {price} to use everything else.
      </Strip>
    );
  }
  return (
    <Strip label="Your free trial" icon={<Hourglass aria-hidden="true" />}>
      <strong className="font-semibold">{plural(trial.days_remaining, 'day')} left of your free trial.</strong> It ends
      on {formatDateTime(trial.trial_end_date)}. After that, you can subscribe for {price}.
    </Strip>
  );
}

interface StripProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Strip({ label, icon, children }: StripProps) {
  return (
    <aside
      aria-label={label}
      className="flex items-start gap-3 border-line border-b bg-accent-soft px-4 py-3 text-on-accent-soft md:px-8 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0"
    >
      {icon}
      <p className="min-w-0 text-[0.9375rem]">
        {children}{' '}
        <TextLink to={settingsAddress('billing')} className="text-on-accent-soft! decoration-current/50!">
          Subscribe
        </TextLink>
      </p>
    </aside>
  );
}
