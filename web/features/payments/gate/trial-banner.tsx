import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import type { PayingSide } from '#contract/pricing.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { trialEndsSoon } from '#domain/payments/trial-status.ts';
import { formatRand, plural } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { chargesQuery, trialQuery } from '../api.ts';

/** Above every page of a portal, in the last days of the trial; not where nothing is charged after it. */
export function TrialBanner({ side }: { readonly side: PayingSide }) {
  const { data: trial } = useQuery(trialQuery(side));
  const soon = trial !== undefined && trialEndsSoon(trial);
  const { data: charges } = useQuery({ ...chargesQuery, enabled: soon });
  const charge = charges?.[side];
  if (!soon || !charge) return null;
  return (
    <aside
      aria-label="Your free trial"
      className="flex items-start gap-3 border-line border-b bg-accent-soft px-4 py-3 text-on-accent-soft md:px-8"
    >
      <Hourglass aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <p className="min-w-0 text-[0.9375rem]">
        <strong className="font-semibold">{plural(trial.days_remaining, 'day')} left of your free trial.</strong> It
        ends on {formatDateTime(trial.trial_end_date)}. After that it is {formatRand(charge.monthlyCents)} a month.{' '}
        <TextLink to={settingsAddress('billing')} className="text-on-accent-soft! decoration-current/50!">
          Subscribe
        </TextLink>
      </p>
    </aside>
  );
}
