import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { billingApi } from '#contract/payments/billing.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { CardExpiryDialog } from './card-expiry-dialog.tsx';
import { monthWords } from './card-months.ts';

interface CardPartProps {
  readonly side: PayingSide;
  /** `YYYY-MM`. */
  readonly expires: string | null;
  /** A new card is needed now. */
  readonly urgent: boolean;
}

/** The provider stores the card; its expiry is what the owner entered. */
export function CardPart({ side, expires, urgent }: CardPartProps) {
  const [editing, setEditing] = useState(false);
  const change = useMutation({
    ...mutationOf(billingApi.changeCard),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => failureToast('We couldn’t open the page for your card', error),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-sunken px-4 py-3.5">
      <CreditCard aria-hidden="true" className="size-6 shrink-0 text-brand" />
      <p className="min-w-[min(12rem,100%)] flex-1 text-[0.9375rem]">
        {expires ? (
          <>
            Your card expires in <strong className="font-semibold">{monthWords(expires)}</strong>. We’ll remind you
            before then.
          </>
        ) : (
          'PayFast stores your card. Tell us when it expires and we’ll remind you before then.'
        )}
      </p>
      <div className="flex w-full flex-col gap-2 md:w-auto md:flex-row">
        <Button variant="ghost" size="small" full="phone" onClick={() => setEditing(true)}>
          {expires ? 'Edit expiry month' : 'Add expiry month'}
        </Button>
        <Button
          variant={urgent ? 'primary' : 'secondary'}
          size="small"
          full="phone"
          busy={change.isPending || change.isSuccess}
          busyLabel="Opening"
          onClick={() => change.mutate({ body: { side } })}
        >
          Change card
        </Button>
      </div>
      {editing ? <CardExpiryDialog side={side} expires={expires} onClose={() => setEditing(false)} /> : null}
    </div>
  );
}
