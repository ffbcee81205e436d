import { brand } from '#contract/brand.ts';
import type { LegalSection } from '#web/features/marketing/legal-page.tsx';
import { mailUrl, support } from '#web/lib/site-facts.ts';

const { company } = brand;
const mail = <a href={`${mailUrl}?subject=Security`}>{support.email}</a>;

export const securitySections: readonly LegalSection[] = [
  {
    id: 'report',
    title: 'Where to report it',
    body: (
      <>
        <p>
          To {mail}, in English or any language you prefer. Give us the address or API call, the steps you took, what
          happened and what an attacker could do. A short recording or the requests themselves help.
        </p>
        <p>Please don’t use the contact form or the chat, and don’t open a public issue.</p>
      </>
    ),
  },
  {
    id: 'answer',
    title: 'What we do with it',
    body: (
      <ul>
        <li>Someone on our team will read it and reply within {support.replyWithin} on working days.</li>
        <li>We’ll tell you what we found, when we plan to fix it and when it’s fixed.</li>
        <li>If people’s data was at risk, we’ll tell them and the Information Regulator, as POPIA requires.</li>
        <li>We’ll credit you when we write about it, if you wish. We don’t pay rewards.</li>
      </ul>
    ),
  },
  {
    id: 'rules',
    title: 'How to test',
    body: (
      <>
        <p>You’re welcome to test the site, its API and its emails. Please</p>
        <ul>
          <li>use your own accounts, as a business and as a rep, and never other people’s real documents</li>
          <li>stop if you see someone else’s data, keep none of it and tell us</li>
          <li>don’t flood us with requests or emails, and don’t contact other users</li>
          <li>give us 90 days to fix it before you publish</li>
        </ul>
      </>
    ),
  },
  {
    id: 'promise',
    title: 'What we promise',
    body: (
      <p>
        {company.legalName} takes no legal action against anyone who follows this in good faith, and will confirm this
        to others who ask. If you aren’t sure whether something is allowed, ask first.
      </p>
    ),
  },
];
