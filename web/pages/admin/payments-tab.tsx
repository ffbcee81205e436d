import { useSearchParams } from 'react-router';
import { PaymentLists } from '#web/features/payments/review/payment-lists.tsx';
import { listAddress } from '#web/features/payments/review/review-addresses.ts';
import { StoryPage } from '#web/features/payments/review/story-page.tsx';

/** The lists, or the payment that the address names. */
export function PaymentsTab() {
  const [address] = useSearchParams();
  const payment = address.get('payment');
  if (!payment) return <PaymentLists />;
  return <StoryPage key={payment} merchantPaymentId={payment} back={listAddress(address)} />;
}
