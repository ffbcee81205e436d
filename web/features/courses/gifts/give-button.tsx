import { Gift } from 'lucide-react';
import { giftsApi } from '#contract/courses/gifts.ts';
import { giveCoursesAddress } from '#contract/site/portal-addresses.ts';
import { useIsOff } from '#web/lib/site-now.ts';
import { useTrialRefusal } from '#web/lib/trial-closed.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

interface GiveButtonProps {
  /** Of a rep who is accepted. */
  readonly applicationId: string;
  readonly repName: string;
}

/** Link from a rep whom the business hired to the courses it can give them. */
export function GiveButton({ applicationId, repName }: GiveButtonProps) {
  const isOff = useIsOff('gifts');
  if (useTrialRefusal(giftsApi.checkout) !== null || isOff) return null;
  return (
    <LinkButton
      to={giveCoursesAddress({ application: applicationId })}
      variant="ghost"
      full="phone"
      icon={<Gift aria-hidden="true" className="size-4.5" />}
    >
      Give a course<span className="sr-only"> to {repName}</span>
    </LinkButton>
  );
}
