import { support, whatsappUrl } from '#web/lib/site-facts.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

interface WhatsappCardProps {
  readonly title: string;
  readonly children: string;
}

/** A speech bubble that leads to a chat with people. */
export function WhatsappCard({ title, children }: WhatsappCardProps) {
  return (
    <section className="rounded-panel rounded-es-none bg-brand-soft p-7 text-on-brand-soft md:p-9">
      <h2 className="text-2xl md:text-3xl">{title}</h2>
      <p className="mt-2 mb-6 max-w-md text-lg leading-relaxed">{children}</p>
      <LinkButton to={whatsappUrl} target="_blank" rel="noreferrer" full="phone">
        Chat on WhatsApp
      </LinkButton>
      <p className="figures mt-3 text-sm">{support.phone}, opens in a new tab</p>
    </section>
  );
}
