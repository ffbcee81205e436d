import { brand } from '#contract/brand.ts';
import type { LegalSection } from '#web/features/marketing/legal-page.tsx';
import { mailUrl, support } from '#web/lib/site-facts.ts';

const { company } = brand;
const mail = <a href={`${mailUrl}?subject=Security`}>{support.email}</a>;

export const securitySections: readonly LegalSection[] = [
  {
    id: 'report',
    title: 'Where to write',
    body: (
      <>
        <p>
          To {mail}, in English or in any language that you would rather use. Tell us the address or the call, what you
          did step by step, what happened and what somebody could do with it. A short recording or the requests
          themselves help.
        </p>
        <p>Please do not use the contact form or the chat for it, and do not open a public issue.</p>
      </>
    ),
  },
  {
    id: 'answer',
    title: 'What we do with it',
    body: (
      <ul>
        <li>A person reads it and answers within {support.replyWithin} on working days.</li>
        <li>We tell you what we found, when we mean to mend it, and when it is done.</li>
        <li>If people's data was at risk, we tell them and the Information Regulator, as POPIA wants.</li>
        <li>We name you where we write about it, if you wish. There is no reward in money.</li>
      </ul>
    ),
  },
  {
    id: 'rules',
    title: 'How to look',
    body: (
      <>
        <p>You are welcome to look at the site, its API and its mails. Please</p>
        <ul>
          <li>use accounts of your own, as a business and as a rep, and no real documents of other people;</li>
          <li>stop when you see somebody else's data, keep none of it, and tell us;</li>
          <li>send no floods of requests or mails, and leave the people behind the accounts alone;</li>
          <li>give us 90 days to mend it before you publish.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'promise',
    title: 'What we promise',
    body: (
      <p>
        {company.legalName} takes no legal steps against anybody who keeps to this in good faith, and says so to others
        who ask. If you are not sure whether something is fine, ask first.
      </p>
    ),
  },
];
