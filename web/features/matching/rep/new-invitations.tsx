import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { recommendedAddress } from '#contract/site/portal-addresses.ts';
import { plural } from '#web/lib/format.ts';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { Pending } from '#web/ui/pending.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { invitationsQuery } from './api.ts';
import { InvitationCard } from './invitation-card.tsx';
import { rowStyle } from './row-style.ts';

const most = 3;

/** Open invitations. Renders nothing without any; the recommendations page lists all. */
export function NewInvitations() {
  const invitations = useInfiniteQuery(invitationsQuery);
  const { data } = invitations;
  const heading = useRef<HTMLHeadingElement>(null);
  const open = data?.pages.flatMap(({ items }) => items).filter(({ answer }) => answer === null) ?? [];
  if (open.length === 0) return isAwaited(invitations) ? <Pending /> : null;
  const others = open.length - most;
  return (
    <section aria-labelledby="invitations" className="mb-8 max-md:mt-3 max-md:mb-5">
      <h2 id="invitations" ref={heading} tabIndex={-1} className="text-xl outline-none md:text-2xl">
        Invitations from businesses
      </h2>
      <p className="mt-0.5 mb-3 text-ink-soft text-sm leading-snug md:mt-1 md:mb-4 md:text-base">
        If you choose “Not now”, we won’t tell the business.{' '}
        {others > 0 ? <TextLink to={recommendedAddress}>And {plural(others, 'more invitation')}</TextLink> : null}
      </p>
      <ul className={rowStyle}>
        {open.slice(0, most).map((one) => (
          <li key={one.job.id} className="min-w-0">
            <InvitationCard invitation={one} onDeclined={() => heading.current?.focus({ preventScroll: true })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
