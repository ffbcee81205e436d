import { CircleX } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  businessTabAddress,
  giveCoursesAddress,
  settingsAddress,
  trainingAddress,
} from '#contract/site/portal-addresses.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PaymentFrame } from './payment-frame.tsx';

export const meta = () => pageMeta({ title: 'Payment Cancelled', hidden: true });

/** What it was for, if known. */
const places: Partial<Record<string, { readonly to: string; readonly label: string; readonly text: string }>> = {
  hires: {
    to: businessTabAddress('my-team'),
    label: 'Back to My team',
    text: ' No gig is funded yet. See what’s due and when under My Team.',
  },
  courses: { to: trainingAddress(), label: 'Back to Training', text: '' },
  gifts: { to: giveCoursesAddress(), label: 'Back to courses', text: ' No courses were given.' },
};

/** Where the provider redirects after a cancelled payment. The URL doesn't say which payment. */
export default function PaymentCancelled() {
  const navigate = useNavigate();
  const left = places[useSearchParams()[0].get('for') ?? ''];

  function tryAgain() {
    if (left) return void navigate(left.to);
    // In a new window there is nothing to go back to.
    if (window.history.length > 1) window.history.back();
    else void navigate(settingsAddress('billing'));
  }

  return (
    <PaymentFrame icon={<CircleX aria-hidden="true" />} title="Payment Cancelled">
      <p className="text-ink-soft text-lg leading-relaxed">
        Your payment was cancelled. No charges have been made to your account.
        {left?.text}
      </p>
      <div className="mt-2 flex w-full flex-col gap-3 md:flex-row">
        <Button size="large" full="phone" onClick={tryAgain}>
          {left?.label ?? 'Try Again'}
        </Button>
        <LinkButton to="/" variant="secondary" size="large" full="phone">
          Back to Home
        </LinkButton>
      </div>
    </PaymentFrame>
  );
}
