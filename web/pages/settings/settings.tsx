import {
  Bell,
  ChartNoAxesColumn,
  CreditCard,
  Database,
  KeyRound,
  MonitorSmartphone,
  Palette,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Role } from '#contract/accounts/roles.ts';
import type { SettingsTab } from '#contract/site/portal-addresses.ts';
import { settingsPath } from '#contract/site/sign-in-addresses.ts';
import { useOwnPicture } from '#web/features/files/use-own-picture.ts';
import { FittingJobsCard, MatchedByCard } from '#web/features/matching/rep/match-settings-cards.tsx';
import { MessagesBehind } from '#web/features/messaging/messages-behind.tsx';
import { SeenChoiceCard } from '#web/features/messaging/seen-choice-card.tsx';
import { WriteToTeamCard } from '#web/features/messaging/write-to-team-card.tsx';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
import { BillingSection } from '#web/features/payments/billing/billing-section.tsx';
import { LiveUpdates } from '#web/features/session/live-updates.tsx';
import { portalFacts } from '#web/features/session/portal-access.ts';
import { AccountGate, useMe } from '#web/features/session/portal-gate.tsx';
import { type Portal, portals } from '#web/features/session/portals.ts';
import { AppearanceSection } from '#web/features/settings/appearance-section.tsx';
import { DeleteSection } from '#web/features/settings/delete-section.tsx';
import { DevicesSection } from '#web/features/settings/devices-section.tsx';
import { DownloadSection } from '#web/features/settings/download-section.tsx';
import { EmailSection } from '#web/features/settings/email-section.tsx';
import { FittingJobsChoice, NotificationsSection } from '#web/features/settings/notifications-section.tsx';
import { OverviewSection } from '#web/features/settings/overview-section.tsx';
import { PasskeysSection } from '#web/features/settings/passkeys-section.tsx';
import { PasswordSection } from '#web/features/settings/password-section.tsx';
import { RolesSection } from '#web/features/settings/roles-section.tsx';
import { TwoFactorSection } from '#web/features/settings/two-factor-section.tsx';
import { NoSuchTab } from '#web/features/shell/no-such-tab.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { PortalShell } from '#web/features/shell/portal-shell.tsx';
import { type PortalTab, portalMeta, useActiveTab } from '#web/features/shell/portal-tabs.ts';
import { useAccountMenu } from '#web/pages/portal/use-account-menu.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import type { Route } from './+types/settings';

const names = { business: 'Business Dashboard', rep: 'Rep Portal' } satisfies Record<Portal, string>;

/** To the user's portals: they may have come from either. */
export function WaysBack({ roles }: { readonly roles: readonly Role[] }) {
  return portals
    .filter((portal) => roles.includes(portalFacts[portal].role))
    .map((portal) => (
      <BackLink key={portal} to={portalFacts[portal].path}>
        {names[portal]}
      </BackLink>
    ));
}

const settingsTabs = [
  { id: 'account', label: 'Account', icon: UserRound },
  { id: 'security', label: 'Security', icon: KeyRound },
  { id: 'devices', label: 'Devices', icon: MonitorSmartphone },
  { id: 'roles', label: 'Roles', icon: UsersRound },
  { id: 'billing', label: 'Billing', icon: CreditCard },
  { id: 'notifications', label: 'Notifications', icon: Bell },
  { id: 'appearance', label: 'Appearance', icon: Palette },
  { id: 'sales', label: 'Sales API', icon: ChartNoAxesColumn },
  { id: 'data', label: 'Your data', icon: Database },
] as const satisfies readonly PortalTab<SettingsTab>[];

export const meta: Route.MetaFunction = ({ location }) => portalMeta('Settings', settingsTabs, location);

const sales = partOf(() => import('#web/features/engagements/sales/key-cards.tsx'));

interface Section {
  readonly title: string;
  readonly description?: string;
  readonly content: ReactNode;
}

const sections: Record<(typeof settingsTabs)[number]['id'], Section> = {
  account: {
    title: 'Account',
    content: (
      <>
        <EmailSection />
        <OverviewSection />
        <WriteToTeamCard />
      </>
    ),
  },
  security: {
    title: 'Security',
    content: (
      <>
        <PasswordSection />
        <PasskeysSection />
        <TwoFactorSection />
      </>
    ),
  },
  devices: { title: 'Devices', content: <DevicesSection /> },
  roles: {
    title: 'Roles',
    description: 'You can hire and sell with one account.',
    content: <RolesSection />,
  },
  billing: {
    title: 'Billing',
    description: 'Your subscription, payments and how to cancel.',
    content: <BillingSection />,
  },
  notifications: {
    title: 'Notifications',
    content: (
      <>
        <NotificationsSection />
        <SeenChoiceCard />
        <ForReps>
          <FittingJobsCard>
            <FittingJobsChoice />
          </FittingJobsCard>
        </ForReps>
      </>
    ),
  },
  appearance: { title: 'Appearance', content: <AppearanceSection /> },
  sales: {
    title: 'Sales API',
    description: 'Connect your shop or till to record your reps’ sales.',
    content: (
      <LazyPart part={sales} fallback={<SkeletonCards count={2} label="Loading your keys" />}>
        {(Sales) => <Sales />}
      </LazyPart>
    ),
  },
  data: {
    title: 'Your data',
    description: 'Download your data or delete your account.',
    content: (
      <>
        <DownloadSection />
        <ForReps>
          <MatchedByCard />
        </ForReps>
        <DeleteSection />
      </>
    ),
  },
};

function ForReps({ children }: { readonly children: ReactNode }) {
  return useMe().rep ? children : null;
}

export default function Settings() {
  return (
    <AccountGate>
      <LiveUpdates />
      <MessagesBehind />
      <Shell />
    </AccountGate>
  );
}

function Shell() {
  const me = useMe();
  const tabs = me.business ? settingsTabs : settingsTabs.filter(({ id }) => id !== 'sales');
  const active = useActiveTab(tabs);
  const section = active === null ? null : sections[active];
  return (
    <PortalShell
      title="Settings"
      home={settingsPath}
      tabs={tabs}
      active={active}
      user={{
        name: me.business?.companyName ?? me.rep?.fullName ?? me.email,
        email: me.email,
        imageUrl: useOwnPicture(me.business ? 'company-logo' : 'profile-photo'),
      }}
      menu={useAccountMenu(me, null)}
      bell={<NotificationBell />}
    >
      {section ? (
        <>
          <PageHeader above={<WaysBack roles={me.roles} />} title={section.title} description={section.description} />
          <div className="grid max-w-3xl gap-6">{section.content}</div>
        </>
      ) : (
        <NoSuchTab home={settingsPath} homeLabel="Open Settings" />
      )}
    </PortalShell>
  );
}
