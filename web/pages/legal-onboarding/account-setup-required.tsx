import { registerPath } from '#contract/site/sign-in-addresses.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { OnboardingFrame } from './onboarding-frame.tsx';

/** Neither a role nor a profile says what this account is for. */
export function AccountSetupRequired() {
  return (
    <OnboardingFrame
      title="Account Setup Required"
      description="We couldn't determine your account type. Please complete your profile setup first."
    >
      <div className="flex flex-col gap-3 md:flex-row">
        <LinkButton to={registerPath} size="large" full="phone">
          Complete Profile Setup
        </LinkButton>
        <LinkButton to="/" variant="secondary" size="large" full="phone">
          Back to Home
        </LinkButton>
      </div>
    </OnboardingFrame>
  );
}
