import { useQuery } from '@tanstack/react-query';
import { teamAddress } from '#contract/site/portal-addresses.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { salesOfGigQuery } from './api.ts';
import { SalesSoFar } from './so-far.tsx';

interface GigSalesCardProps {
  readonly engagementId: string;
  readonly jobId: string;
}

/** One rep’s sales on a gig, for the business. */
export function GigSalesCard({ engagementId, jobId }: GigSalesCardProps) {
  const query = useQuery(salesOfGigQuery(engagementId));
  return (
    <Card title="Sales">
      <QueryPart query={query} label="Loading the sales" height="min-h-72">
        {(sales) => (
          <div className="grid gap-4">
            <p className="figures leading-normal">
              {sales.code ? (
                <>
                  Code <strong>{sales.code}</strong>
                </>
              ) : (
                'The rep hasn’t opened their code yet.'
              )}
            </p>
            <SalesSoFar sales={sales} />
            <p>
              <TextLink to={teamAddress({ show: 'sales', job: jobId })}>View all sales of this job</TextLink>
            </p>
          </div>
        )}
      </QueryPart>
    </Card>
  );
}
