import { brand, mailUrl } from '#contract/brand.ts';
import { Card } from '#web/ui/card.tsx';

export function BillingSection() {
  return (
    <Card title="Questions about a payment?">
      Write to{' '}
      <a href={mailUrl} className="font-medium text-brand underline underline-offset-4">
        {brand.support.email}
      </a>
      .
    </Card>
  );
}
