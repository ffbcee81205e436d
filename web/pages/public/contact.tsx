import { brand } from '#contract/brand.ts';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { ContactWays } from '#web/features/contact/contact-ways.tsx';
import { faq } from '#web/features/contact/faq.ts';
import { FaqList } from '#web/features/contact/faq-list.tsx';
import { PageHero } from '#web/features/marketing/page-hero.tsx';
import { faqData, organizationData } from '#web/features/marketing/structured-data.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { support } from '#web/lib/site-facts.ts';
import { BackAndHome } from '#web/pages/public/back-and-home.tsx';

export const meta = () => [
  ...pageMeta({
    title: 'Contact',
    description: `Email ${brand.name}, chat on WhatsApp or book a meeting. Our team replies within ${support.replyWithin}.`,
    path: '/contact',
  }),
  organizationData(),
  // Structured data leaves out answers that depend on an operator setting: search engines would show the answer of
  // another setting.
  faqData(faq.filter(({ answerRepsFree }) => answerRepsFree === undefined)),
];

export default function Contact() {
  return (
    <>
      <PageHero
        above={<BackAndHome />}
        title="Talk to a person"
        lead={`Email us and our team will reply within ${support.replyWithin}. You can also reach us on WhatsApp.`}
      />
      <div className="page grid gap-8 py-16 md:py-24 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-16">
        <section aria-labelledby="write">
          <h2 id="write" className="mb-8 text-4xl">
            Send us a message
          </h2>
          <ContactForm />
        </section>
        <div className="lg:row-span-2">
          <ContactWays />
        </div>
        <section aria-labelledby="faq" className="mt-8 lg:mt-12">
          <h2 id="faq" className="mb-8 text-4xl">
            Frequently asked questions
          </h2>
          <FaqList questions={faq} />
        </section>
      </div>
    </>
  );
}
