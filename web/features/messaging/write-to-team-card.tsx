import { writeToTeamAddress } from '#contract/site/portal-addresses.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** From the settings, which belong to neither side. */
export function WriteToTeamCard() {
  const { business } = useMe();
  return (
    <Card title="Questions?" description="Our team will read your message and reply under Messages.">
      <LinkButton to={writeToTeamAddress(business ? 'business' : 'rep')} variant="secondary" full="phone">
        Message our team
      </LinkButton>
    </Card>
  );
}
