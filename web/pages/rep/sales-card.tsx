import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { workAddress } from '#contract/site/portal-addresses.ts';
import { salesCodeQuery } from '#web/features/engagements/sales/api.ts';
import { workQuery } from '#web/features/engagements/work/api.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/sales-card';

export const meta = () => pageMeta({ title: 'Sales card', hidden: true });

/** The rep’s sales code as a card for customers, to be printed or shown on the phone. */
export default function SalesCard({ params: { engagementId } }: Route.ComponentProps) {
  const work = useQuery(workQuery(engagementId));
  const code = useQuery(salesCodeQuery(engagementId));
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          above={<BackLink to={workAddress(engagementId)}>Gig</BackLink>}
          title="Your sales card"
          description="Print it, or show it to customers on your phone."
          action={
            code.data ? (
              <Button
                variant="secondary"
                full="phone"
                icon={<Printer aria-hidden="true" className="size-4.5" />}
                onClick={() => window.print()}
              >
                Print card
              </Button>
            ) : null
          }
        />
      </div>
      {work.data && code.data ? (
        // Printed on white paper in either theme.
        <section
          aria-label="Card"
          className="mx-auto grid w-full max-w-sm justify-items-center gap-3 rounded-card border border-line bg-white p-(--gutter) text-center text-black"
        >
          <h2 className="text-2xl wrap-anywhere">{work.data.companyName}</h2>
          <img src={code.data.qrCode} alt="QR code of your short link" className="aspect-square w-full max-w-64" />
          <p className="figures font-bold font-display text-4xl tracking-wide">{code.data.code}</p>
          <p className="wrap-anywhere">{code.data.address}</p>
          <p>Scan the code, or give it when you buy.</p>
        </section>
      ) : (
        <NotLoaded query={work.error ? work : code} label="Loading the card" count={1} />
      )}
    </>
  );
}
