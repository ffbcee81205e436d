import type { PayingSide } from '#contract/pricing.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { portalFacts } from '#web/features/session/portal-access.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { mailUrl, phoneUrl, support, whatsappUrl } from '#web/lib/site-facts.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { sidesOf } from '../side-facts.ts';
import { openPlaces } from './open-places.ts';

const otherPortal: Record<PayingSide, string> = {
  rep: 'Go to your Rep Portal',
  business: 'Go to your Business Dashboard',
};

/** Links to everything that stays open after the trial. */
export function StillOpen({ side }: { readonly side: PayingSide }) {
  const me = useMe();
  const others = sidesOf(me).filter((other) => other !== side);
  return (
    <section aria-labelledby="still-open">
      <h3 id="still-open" className="text-lg">
        What you can still do
      </h3>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
        {openPlaces(side).map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
        {others.map((other) => (
          <li key={other}>
            <TextLink to={portalFacts[other].path}>{otherPortal[other]}</TextLink>
          </li>
        ))}
        <li>
          <TextLink to={settingsAddress('billing')}>View your payments and receipts</TextLink>
        </li>
        <li>
          <TextLink to={settingsAddress('data')}>Download your data</TextLink>
        </li>
        <li>
          <TextLink to={settingsAddress('account')}>Open your settings</TextLink>
        </li>
        <li>
          <TextLink to={settingsAddress('data')}>Delete your account</TextLink>
        </li>
      </ul>
      <p className="mt-2 text-ink-soft text-[0.9375rem] [&_a]:font-medium [&_a]:text-brand [&_a]:underline [&_a]:underline-offset-4">
        Questions? Write to <a href={mailUrl}>{support.email}</a>, call <a href={phoneUrl}>{support.phone}</a> or use{' '}
        <a href={whatsappUrl}>WhatsApp</a>.
      </p>
    </section>
  );
}
