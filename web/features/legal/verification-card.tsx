import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Clock } from 'lucide-react';
import { repTabAddress } from '#contract/site/portal-addresses.ts';
import { legalStatusQuery } from '#web/features/legal/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { verificationWords } from './verification-words.ts';

/** Whether the rep was checked, as a business sees it. */
export function VerificationCard() {
  const { data } = useQuery(legalStatusQuery('rep'));
  const verified = data?.standing.vetting === 'approved';
  return (
    <Card
      title="Verification Status"
      action={
        verified ? (
          <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
            Verified
          </Badge>
        ) : (
          <Badge tone="accent" icon={<Clock aria-hidden="true" />}>
            Pending Verification
          </Badge>
        )
      }
    >
      <p className="text-ink-soft">{verificationWords(data?.standing)}</p>
      {verified ? null : (
        <p className="mt-3">
          <TextLink to={repTabAddress('legal')}>Go to Legal</TextLink>
        </p>
      )}
    </Card>
  );
}
