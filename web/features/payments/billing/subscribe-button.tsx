import { useState } from 'react';
import type { PayingSide } from '#contract/pricing.ts';
import { formatRand } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckoutDialog } from '../checkout/checkout-dialog.tsx';

interface SubscribeButtonProps {
  readonly side: PayingSide;
  readonly monthlyCents: number;
  readonly refundUsed: boolean;
}

/** It unmounts, with its dialog, when the payment is in. */
export function SubscribeButton({ side, monthlyCents, refundUsed }: SubscribeButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="accent" full="phone" onClick={() => setOpen(true)}>
        Subscribe for {formatRand(monthlyCents)} a month
      </Button>
      {open ? (
        <CheckoutDialog side={side} monthlyCents={monthlyCents} refundUsed={refundUsed} onBack={() => setOpen(false)} />
      ) : null}
    </>
  );
}
