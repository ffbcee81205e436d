import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import { isFullySetUp } from '#domain/vetting/legal-state.ts';
import { legalStatusQuery } from '#web/features/legal/api.ts';
import { LegalView } from '#web/features/legal/legal-view.tsx';
import { detectUserType } from '#web/features/legal/user-type.ts';
import { LiveUpdates } from '#web/features/session/live-updates.tsx';
import { portalFacts } from '#web/features/session/portal-access.ts';
import { AccountGate, useMe } from '#web/features/session/portal-gate.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AccountSetupRequired } from './account-setup-required.tsx';
import { OnboardingFrame } from './onboarding-frame.tsx';

export const meta = () => pageMeta({ title: 'Legal onboarding', hidden: true });

/** Where a user signs the agreements before entering their portal. */
export default function LegalOnboarding() {
  return (
    <AccountGate>
      <LiveUpdates />
      <Onboarding />
    </AccountGate>
  );
}

function Onboarding() {
  const userType = detectUserType(useMe());
  return userType === null ? <AccountSetupRequired /> : <Agreement userType={userType} />;
}

function Agreement({ userType }: { readonly userType: LegalUserType }) {
  const navigate = useNavigate();
  const { data } = useQuery(legalStatusQuery(userType));
  const label = userType === 'rep' ? 'Go to Rep Portal' : 'Go to dashboard';
  return (
    <OnboardingFrame
      title="Legal agreement"
      description={
        userType === 'rep'
          ? 'Before you apply for your first job, you need to sign our agreement and we need to verify your identity.'
          : 'Before you post your first job, you need to sign our agreement and we need to verify your company.'
      }
    >
      <LegalView
        userType={userType}
        opened
        onDone={() => void navigate(portalFacts[userType].path, { replace: true })}
      />
      <div className="mt-6">
        <LinkButton
          to={portalFacts[userType].path}
          variant={data && isFullySetUp(data.standing) ? 'primary' : 'ghost'}
          full="phone"
        >
          {data?.standing.agreement === 'none' ? 'Do this later' : label}
        </LinkButton>
      </div>
    </OnboardingFrame>
  );
}
