import { repTabAddress } from '#contract/site/portal-addresses.ts';
import { repPartLabels } from '#web/features/profiles/profile-parts.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { useOwnCompleteness } from './use-own-completeness.ts';

/** From here on a business can identify the applicant: anything still missing concerns the profile only. */
const enoughPercent = 60;

/** For a rep who has applied with a sparse profile. */
export function ProfileReminder() {
  const { isPending, completeness } = useOwnCompleteness();
  if (isPending) return <Pending />;
  if (!completeness || completeness.percent >= enoughPercent) return null;
  const { percent, missing } = completeness;
  return (
    <Card
      title={`Your profile is ${percent}% complete`}
      description="Businesses see it with every application. These help you most:"
    >
      <div className="flex flex-col gap-4 md:flex-row md:items-end md:justify-between">
        <ul className="grid list-disc gap-1 ps-5 marker:text-accent">
          {missing.slice(0, 3).map((part) => (
            <li key={part}>{repPartLabels[part]}</li>
          ))}
        </ul>
        <LinkButton to={repTabAddress('profile')} variant="secondary" full="phone">
          Open my profile
        </LinkButton>
      </div>
    </Card>
  );
}
