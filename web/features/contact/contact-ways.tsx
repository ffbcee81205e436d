import { brand } from '#contract/brand.ts';
import { OpeningHoursCard } from '#web/features/contact/opening-hours-card.tsx';
import { mailUrl, support, whatsappUrl } from '#web/lib/site-facts.ts';
import { buttonStyle } from '#web/ui/button-style.ts';

/** Every contact option except the form. */
export function ContactWays() {
  const { meetingUrl } = brand;
  return (
    <div className="grid gap-5 md:max-lg:grid-cols-2">
      <OpeningHoursCard className="md:max-lg:row-span-3" />
      <section className="rounded-panel border border-line bg-surface p-7">
        <h2 className="text-2xl">Email</h2>
        <a
          href={mailUrl}
          className="mt-2 inline-flex min-h-11 items-center break-all font-medium text-brand text-lg underline decoration-brand/40 underline-offset-4 hover:decoration-brand"
        >
          {support.email}
        </a>
        <p className="text-ink-soft">We reply within {support.replyWithin}.</p>
      </section>
      <section className="rounded-panel rounded-es-none bg-brand-soft p-7 text-on-brand-soft">
        <h2 className="text-2xl">WhatsApp</h2>
        <p className="figures mt-2 mb-5 text-lg">{support.phone}</p>
        <a href={whatsappUrl} target="_blank" rel="noreferrer" className={buttonStyle({ full: true })}>
          Chat on WhatsApp
        </a>
      </section>
      <section className="rounded-panel bg-accent-soft p-7 text-on-accent-soft">
        <h2 className="text-2xl">For investors</h2>
        <p className="mt-2 mb-5 leading-relaxed">Half an hour with our team, at a time that suits you.</p>
        <a
          href={meetingUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ variant: 'accent', full: true })}
        >
          Book an investment meeting
        </a>
      </section>
    </div>
  );
}
