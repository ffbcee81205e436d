import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import {
  checkInAddress,
  howMatchingWorksAddress,
  jobForRepAddress,
  ownCertificateAddress,
  reliabilityAddress,
  standbyOfferAddress,
} from '#contract/site/portal-addresses.ts';
import { repPath } from '#contract/site/sign-in-addresses.ts';
import { forgetReturned } from '#web/features/courses/kept/forget-returned.ts';
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
import { partOf, useQuietPart } from '#web/ui/lazy-part.tsx';
import { repContents } from './tab-contents.ts';
import { repTabs } from './tabs.ts';

const workSending = partOf(async () => ({
  default: (await import('#web/features/engagements/work/sending.tsx')).WorkSending,
}));

const portal = { home: repPath, tabs: repTabs, contents: repContents };

export const clientLoader = () => prefetchForPortal('rep', (queries) => [queries.ensureQueryData(trialQuery('rep'))]);

// Once: the page refetches automatically.
export const shouldRevalidate = () => false;

export default function RepLayout() {
  useLastSeen();
  useTabsAhead(portal);
  const WorkSending = useQuietPart(workSending);
  return (
    <PortalGate portal="rep">
      <LiveUpdates />
      <MessagesBehind />
      {WorkSending ? <WorkSending /> : null}
      <TrialGate side="rep">
        <Shell />
      </TrialGate>
    </PortalGate>
  );
}

function Shell() {
  const me = useMe();
  const tab = useActiveTab(repTabs);
  const { pathname } = useLocation();
  const messages = useMessagesTab('rep');
  useEffect(() => forgetReturned(me.userId), [me.userId]);
  const inJobs = pathname.startsWith(jobForRepAddress('')) || pathname === howMatchingWorksAddress();
  const inTraining = pathname.startsWith(ownCertificateAddress(''));
  const inApplied = pathname.startsWith(standbyOfferAddress(''));
  const inWork = pathname.startsWith(checkInAddress()) || pathname === reliabilityAddress('rep');
  return (
    <PortalShell
      title="Rep Portal"
      home={repPath}
      tabs={repTabs}
      active={
        inJobs ? 'browse-jobs' : inWork ? 'my-work' : inApplied ? 'my-applications' : inTraining ? 'training' : tab
      }
      user={{ name: me.rep?.fullName ?? me.email, email: me.email, imageUrl: useOwnPicture('profile-photo') }}
      counts={{ messages: messages.unread }}
      onePart={messages.isThread}
      menu={useAccountMenu(me, 'rep')}
      bell={<NotificationBell />}
      banner={
        <>
          <TrialBanner side="rep" />
          <PushOffer />
        </>
      }
    >
      <Outlet />
    </PortalShell>
  );
}
