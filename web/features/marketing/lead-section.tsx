import type { ReactNode } from 'react';
import { WhatsappCard } from '#web/features/marketing/whatsapp-card.tsx';

interface LeadSectionProps {
  readonly help: string;
  readonly children: ReactNode;
}

/** The form, with a contact beside it. The hero's button leads here. */
export function LeadSection({ help, children }: LeadSectionProps) {
  return (
    <section
      id="start"
      tabIndex={-1}
      aria-label="Get started"
      className="page grid scroll-mt-20 gap-8 pt-4 pb-12 outline-none md:pt-6 md:pb-28 lg:grid-cols-[1fr_20rem] lg:items-start lg:gap-10"
    >
      {children}
      <div className="lg:sticky lg:top-24">
        <WhatsappCard title="Prefer to talk?">{help}</WhatsappCard>
      </div>
    </section>
  );
}
