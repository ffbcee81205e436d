import { Outlet, useLocation } from 'react-router';
import {
  ownJobAddress,
  receivedAddress,
  reliabilityAddress,
  teamWorkAddress,
} from '#contract/site/portal-addresses.ts';
import { businessPath } from '#contract/site/sign-in-addresses.ts';
import { useOwnPicture } from '#web/features/files/use-own-picture.ts';
import { useLastSeen } from '#web/features/installation/use-last-seen.ts';
import { MessagesBehind } from '#web/features/messaging/messages-behind.tsx';
import { useMessagesTab } from '#web/features/messaging/use-messages-tab.ts';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
import { PushOffer } from '#web/features/notifications/push/push-offer.tsx';
import { trialQuery } from '#web/features/payments/api.ts';
import { TrialBanner } from '#web/features/payments/gate/trial-banner.tsx';
import { TrialGate } from '#web/features/payments/gate/trial-gate.tsx';
import { LiveUpdates } from '#web/features/session/live-updates.tsx';
import { PortalGate, useMe } from '#web/features/session/portal-gate.tsx';
import { prefetchForPortal } from '#web/features/session/prefetch-for-portal.ts';
import { PortalShell } from '#web/features/shell/portal-shell.tsx';
import { useActiveTab } from '#web/features/shell/portal-tabs.ts';
import { useTabsAhead } from '#web/features/shell/tabs-ahead.ts';
import { useAccountMenu } from '#web/pages/portal/use-account-menu.tsx';
import { businessContents } from './tab-contents.ts';
import { businessTabs } from './tabs.ts';

const portal = { home: businessPath, tabs: businessTabs, contents: businessContents };

export const clientLoader = () =>
  prefetchForPortal('business', (queries) => [queries.ensureQueryData(trialQuery('business'))]);

// Once: the page refetches automatically.
export const shouldRevalidate = () => false;

export default function BusinessLayout() {
  useLastSeen();
  useTabsAhead(portal);
  return (
    <PortalGate portal="business">
      <LiveUpdates />
      <MessagesBehind />
      <TrialGate side="business">
        <Shell />
      </TrialGate>
    </PortalGate>
  );
}

function Shell() {
  const me = useMe();
  const tab = useActiveTab(businessTabs);
  const { pathname } = useLocation();
  const messages = useMessagesTab('business');
  const inTeam = pathname.startsWith(teamWorkAddress('')) || pathname === reliabilityAddress('business');
  const inJobs = pathname.startsWith(ownJobAddress('')) || pathname === receivedAddress();
  return (
    <PortalShell
      title="Business Dashboard"
      home={businessPath}
      tabs={businessTabs}
      active={inTeam ? 'my-team' : inJobs ? 'my-jobs' : tab}
      user={{ name: me.business?.companyName ?? me.email, email: me.email, imageUrl: useOwnPicture('company-logo') }}
      counts={{ messages: messages.unread }}
      onePart={messages.isThread}
      menu={useAccountMenu(me, 'business')}
      bell={<NotificationBell />}
      banner={
        <>
          <TrialBanner side="business" />
          <PushOffer />
        </>
      }
    >
      <Outlet />
    </PortalShell>
  );
}
