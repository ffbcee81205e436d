import { useSearchParams } from 'react-router';
import { PaymentLists } from '#web/admin/payments/payment-lists.tsx';
import { listAddress } from '#web/admin/payments/review-addresses.ts';
import { StoryPage } from '#web/admin/payments/story-page.tsx';

/** The lists, or the payment that the URL selects. */
export default function PaymentsTab() {
  const [address] = useSearchParams();
  const payment = address.get('payment');
  if (!payment) return <PaymentLists />;
  return <StoryPage key={payment} merchantPaymentId={payment} back={listAddress(address)} />;
}
