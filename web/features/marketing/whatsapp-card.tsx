import { support, whatsappUrl } from '#web/lib/site-facts.ts';
import { buttonStyle } from '#web/ui/button-style.ts';

interface WhatsappCardProps {
  readonly title: string;
  readonly children: string;
}

/** A speech bubble that links to a chat with our team. */
export function WhatsappCard({ title, children }: WhatsappCardProps) {
  return (
    <section className="rounded-panel rounded-es-none bg-brand-soft p-7 text-on-brand-soft md:p-9">
      <h2 className="text-2xl md:text-3xl">{title}</h2>
      <p className="mt-2 mb-6 max-w-md text-lg leading-relaxed">{children}</p>
      <a href={whatsappUrl} target="_blank" rel="noreferrer" className={buttonStyle({ full: 'phone' })}>
        Chat on WhatsApp
      </a>
      <p className="figures mt-3 text-sm">{support.phone}, opens in a new tab</p>
    </section>
  );
}
