import { CircleCheckBig } from 'lucide-react';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PaymentFrame } from './payment-frame.tsx';

export const meta = () => pageMeta({ title: 'Your payment', hidden: true });

export default function PaymentSuccess() {
  return (
    <PaymentFrame icon={<CircleCheckBig aria-hidden="true" />} tone="success" title="Payment Successful!">
      <p className="text-ink-soft text-lg leading-relaxed">You will receive a confirmation email shortly.</p>
    </PaymentFrame>
  );
}
