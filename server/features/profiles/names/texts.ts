import { brand } from '#contract/brand.ts';
import type { NamePart } from '#contract/profiles/name-review.ts';
import { businessTabAddress, repTabAddress } from '#contract/site/portal-addresses.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Decided {
  readonly to: string;
  readonly siteUrl: string;
  readonly part: NamePart;
  readonly name: string;
}

const called: Record<NamePart, string> = {
  full_name: 'name',
  company_name: 'company name',
  signatory_name: 'responsible person',
};

const approved: Record<NamePart, (name: string) => string> = {
  full_name: (name) =>
    `Other people on ${brand.name} now see your name as ${name}. Use it to sign agreements and terms of work.`,
  company_name: (name) => `Other people on ${brand.name} now see your company name as ${name}.`,
  signatory_name: (name) => `${name} is now your responsible person and will sign agreements and terms of work.`,
};

const button = ({ siteUrl, part }: Decided) => ({
  label: 'Open your profile',
  url: `${siteUrl}${part === 'full_name' ? repTabAddress('profile') : businessTabAddress('profile')}`,
});

export function nameApprovedMail(given: Decided): Mail {
  const { to, part, name } = given;
  return {
    to,
    subject: `Your new ${called[part]} is approved`,
    ...renderMail({
      heading: `Your new ${called[part]} is approved`,
      paragraphs: [approved[part](name)],
      button: button(given),
    }),
  };
}

interface Declined extends Decided {
  /** The name that others see. */
  readonly shown: string | null;
  readonly reason: string;
}

export function nameDeclinedMail(given: Declined): Mail {
  const { to, part, name, shown, reason } = given;
  return {
    to,
    subject: `We couldn’t approve your new ${called[part]}`,
    ...renderMail({
      heading: `We couldn’t approve your new ${called[part]}`,
      paragraphs: [
        `You asked to be shown as ${name}.${shown === null ? '' : ` Other people still see ${shown}.`}`,
        'You can ask for another name on your profile at any time.',
      ],
      quote: { from: 'Our team', words: reason },
      button: button(given),
      footnote: `Think this is wrong? Email ${usualSupport.email} or call ${usualSupport.phone}.`,
    }),
  };
}
