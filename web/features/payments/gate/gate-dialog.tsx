import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Billing } from '#contract/payments/billing.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { formatRand } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { signOut } from '#web/lib/session-store.ts';
import { trial } from '#web/lib/site-facts.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cloth } from '#web/ui/cloth.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PriceTag } from '#web/ui/price-tag.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { billingQuery } from '../api.ts';
import { CheckoutDialog } from '../checkout/checkout-dialog.tsx';
import { AgreedWithBusiness } from './agreed-with-business.tsx';
import { AgreedWithRep } from './agreed-with-rep.tsx';
import { EarnedMoney } from './earned-money.tsx';
import { gateWords } from './gate-words.ts';
import { StillOpen } from './still-open.tsx';

async function leave() {
  try {
    await signOut();
  } catch {
    toast({ title: 'Sign out failed', variant: 'destructive' });
  }
}

/** Replaces the whole portal, which is not rendered behind the dialog: removing the dialog leaves an empty page. */
export function GateDialog({ side }: { readonly side: PayingSide }) {
  const billing = useQuery(billingQuery(side));
  const [paying, setPaying] = useState(false);
  const { data } = billing;
  const words = data
    ? gateWords(data, trial[side].after !== '')
    : { title: 'Your access has ended', text: billing.error ? undefined : 'Checking your subscription …' };
  const price = data?.monthlyCents ?? null;

  return (
    <main id="main" tabIndex={-1} className="relative isolate min-h-dvh outline-none">
      <Cloth className="text-brand opacity-[0.08]" />
      {data && paying && price !== null ? (
        <CheckoutDialog
          side={side}
          monthlyCents={price}
          refundUsed={data.refundUsed}
          dismissible={false}
          onBack={() => setPaying(false)}
        />
      ) : (
        <Dialog
          open
          dismissible={false}
          title={words.title}
          description={words.text}
          footer={
            <>
              <Button variant="secondary" onClick={() => void leave()}>
                Sign out
              </Button>
              {price === null ? null : (
                <Button variant="accent" onClick={() => setPaying(true)}>
                  Subscribe for {formatRand(price)} a month
                </Button>
              )}
            </>
          }
        >
          <div className="grid gap-6">
            {data ? (
              <Offer billing={data} />
            ) : billing.error ? (
              <QueryTrouble error={billing.error} busy={billing.isFetching} onRetry={() => void billing.refetch()} />
            ) : (
              <Skeleton className="h-16" label="Loading the price" grows />
            )}
            {side === 'rep' ? <EarnedMoney /> : null}
            {side === 'rep' ? <AgreedWithRep /> : <AgreedWithBusiness />}
            <StillOpen side={side} />
          </div>
        </Dialog>
      )}
    </main>
  );
}

function Offer({ billing: { side, monthlyCents, openCheckout } }: { readonly billing: Billing }) {
  if (monthlyCents === null) return null;
  const what = side === 'rep' ? 'Find gigs and apply' : 'Post jobs, invite and hire';
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <PriceTag amount={formatRand(monthlyCents)} unit="a month" size="large" />
        <p className="min-w-[min(13rem,100%)] flex-1 text-ink-soft">
          {what} again once you’ve paid. Cancel at any time.
        </p>
      </div>
      {openCheckout ? (
        <Alert tone="info" title="You started a payment">
          You started it on {formatDateTime(openCheckout.createdAt)}. If you paid, you’ll get access once your bank
          confirms the payment. If you didn’t, subscribe again.
        </Alert>
      ) : null}
    </div>
  );
}
