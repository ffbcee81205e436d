import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { standbyApi } from '#contract/trust/standby.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { standbyOfJobQuery } from './api.ts';
import { StandbySignDialog } from './sign-dialog.tsx';
import { StopOffering } from './stop-offering.tsx';

const counted = (count: number) => (count === 1 ? '1 applicant is on standby.' : `${count} applicants are on standby.`);

/** What the business chose for freed places of a job, and how many were filled. Renders nothing where gigs aren’t paid here. */
export function StandbyOfJobCard({ jobId }: { readonly jobId: string }) {
  const { data } = useQuery(standbyOfJobQuery(jobId));
  const choose = useMutation(mutationOf(standbyApi.choose));
  const [signing, setSigning] = useState(false);
  if (!data?.paidHere || (data.onStandby === 0 && data.automatic === null && data.offered === 0)) return null;
  const { onStandby, automatic, offered, filled } = data;
  return (
    <Card title="Reps on standby" description={counted(onStandby)}>
      <div className="grid gap-4">
        <p className="max-w-prose leading-normal">
          {automatic
            ? 'If a rep drops out, we offer the place to reps on standby right away. The first to accept is booked.'
            : 'If a rep drops out, you can offer the place to reps on standby from that gig’s page. Or we do it right away, also at night.'}{' '}
          Money that we still hold for a rep who cancelled pays for the replacement, if it covers the price. You pay for
          the rest of a day that has started separately, so you always decide about it yourself.
        </p>
        {offered > 0 ? (
          <p className="figures font-semibold">
            {filled} of {offered} {offered === 1 ? 'offered place' : 'offered places'} filled from standby
          </p>
        ) : null}
        {automatic ? (
          <StopOffering jobId={jobId} />
        ) : (
          <Button variant="secondary" full="phone" className="justify-self-start" onClick={() => setSigning(true)}>
            Offer places right away
          </Button>
        )}
      </div>
      {signing ? (
        <StandbySignDialog
          jobId={jobId}
          standby={data}
          confirmLabel="Sign and turn on"
          onSigned={async (signed) => {
            await choose.mutateAsync({ params: { jobId }, body: { ...signed, automatic: true } });
            toast({ title: 'We’ll offer free places to reps on standby' });
          }}
          onClose={() => setSigning(false)}
        />
      ) : null}
    </Card>
  );
}
