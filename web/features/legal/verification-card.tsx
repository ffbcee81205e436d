import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Clock } from 'lucide-react';
import { repTabAddress } from '#contract/site/portal-addresses.ts';
import { legalStatusQuery } from '#web/features/legal/api.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { verificationWords } from './verification-words.ts';

/** Whether the rep is verified, as businesses see it. No badge until known. */
export function VerificationCard() {
  const query = useQuery(legalStatusQuery('rep'));
  return (
    <Card
      title="Verification Status"
      action={query.data ? <State verified={query.data.standing.vetting === 'approved'} /> : null}
    >
      <QueryPart query={query} label="Loading your verification status">
        {({ standing }) => (
          <>
            <p className="text-ink-soft">{verificationWords(standing)}</p>
            {standing.vetting === 'approved' ? null : (
              <p className="mt-3">
                <TextLink to={repTabAddress('legal')}>Go to Legal</TextLink>
              </p>
            )}
          </>
        )}
      </QueryPart>
    </Card>
  );
}

function State({ verified }: { readonly verified: boolean }) {
  return verified ? (
    <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
      Verified
    </Badge>
  ) : (
    <Badge tone="accent" icon={<Clock aria-hidden="true" />}>
      Pending Verification
    </Badge>
  );
}
