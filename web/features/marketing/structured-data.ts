import { brand } from '#contract/brand.ts';
import { support } from '#web/lib/site-facts.ts';
import { siteOrigin } from '#web/lib/site-origin.ts';

/** The company as structured data (schema.org). For a route's `meta`. */
export const organizationData = () => ({
  'script:ld+json': {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url: `${siteOrigin()}/`,
    legalName: brand.company.legalName,
    slogan: brand.tagline,
    email: support.email,
    telephone: support.phone,
    areaServed: 'ZA',
    address: { '@type': 'PostalAddress', addressLocality: brand.company.city, addressCountry: 'ZA' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: support.email,
      telephone: support.phone,
      availableLanguage: ['en'],
    },
  },
});

/** Questions and answers as they appear on the page, verbatim. */
export const faqData = (questions: readonly { readonly question: string; readonly answer: string }[]) => ({
  'script:ld+json': {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
});
