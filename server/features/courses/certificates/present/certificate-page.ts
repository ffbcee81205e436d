import { brand } from '#contract/brand.ts';
import { finalTest } from '#contract/courses/options.ts';
import { certificatesPath } from '#contract/site/certificate-addresses.ts';
import { ownCertificateAddress } from '#contract/site/portal-addresses.ts';
import { signInFor, withDestination } from '#contract/site/sign-in-addresses.ts';
import { nameAsShown } from '#domain/courses/shown-name.ts';
import { type Html, html } from '#server/platform/html.ts';
import type { MadePage } from '#server/platform/http/made-pages.ts';
import { headOf } from '#server/platform/http/page-head.ts';
import { textLink } from '#server/platform/http/page-links.ts';
import { dateText } from '#server/platform/mail/time-texts.ts';
import type { FoundCertificate } from '../queries/find-certificates.ts';

const states = {
  valid: { words: 'Valid', look: 'bg-success-soft text-on-success-soft' },
  withdrawn: { words: 'Not valid: withdrawn', look: 'bg-danger-soft text-on-danger-soft' },
};

const badge = (state: keyof typeof states): Html =>
  html`<p class="${`inline-block rounded-control px-3.5 py-1 font-semibold text-lg ${states[state].look}`}">${states[state].words}</p>`;

const fact = (term: string, words: string): Html =>
  html`<div class="min-w-0"><dt class="text-ink-soft text-sm leading-6">${term}</dt><dd class="min-w-0 break-words font-semibold leading-6">${words}</dd></div>`;

/** For a number from paper. Works without scripts. */
const form = html`<form action="${certificatesPath}" method="get" role="search" class="flex flex-wrap items-end gap-3">
<label class="grid min-w-[min(14rem,100%)] flex-1 gap-1.5 font-semibold text-[0.9375rem]">Number of the certificate
<input type="text" name="number" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="TH-7K2M-9QXA-4D0C" class="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 py-2 font-normal"></label>
<button type="submit" class="inline-flex min-h-11 items-center justify-center rounded-control bg-brand px-4.5 py-1.5 font-semibold text-[0.9375rem] text-on-brand hover:bg-brand-strong">Check</button></form>`;

const box = 'min-w-0 rounded-card border border-line bg-surface p-5 shadow-card md:p-8';

/**
 * The page of a certificate, for anyone with its number and not for search engines. The head, which other sites store when
 * a link is shared, has no name; a withdrawn certificate's page has none at all.
 */
export function certificatePage(origin: string, { certificate, title, level, outcomes }: FoundCertificate): MadePage {
  const { number, holderName, shownName, issuedAt, withdrawnAt } = certificate;
  const name = nameAsShown(holderName, shownName);
  const whose =
    name === null
      ? html`<p class="mt-4 text-ink-soft leading-relaxed">The holder’s name is on the certificate itself. They’ve chosen not to show it here.</p>`
      : html`<p class="mt-4 text-lg">Held by <strong class="break-words">${name}</strong></p>`;
  const can = html`<div class="border-line border-t pt-5"><h2 class="mb-2 text-xl">Who holds it can</h2>
<ul class="grid list-disc gap-1.5 ps-5 leading-relaxed">${outcomes.map((outcome) => html`<li class="break-words">${outcome}</li>`)}</ul></div>`;
  const how = html`<div class="border-line border-t pt-5"><h2 class="mb-2 text-xl">Requirements</h2>
<p class="leading-relaxed">The holder read every lesson, answered its questions and passed a final test of ${finalTest.questions} questions, set and marked by ${brand.name}, with at least ${finalTest.passPercent}%.</p></div>`;
  const over = html`<p class="mt-4 leading-relaxed">${brand.name} withdrew this certificate on <strong>${withdrawnAt && dateText(withdrawnAt)}</strong>. It’s no longer valid, whatever a printed copy says.</p>`;
  return {
    head: headOf({
      origin,
      title: withdrawnAt ? 'Withdrawn certificate' : `Certificate: ${title}`,
      description: `Check whether certificate ${number} from ${brand.name} is valid.`,
      picture: '/',
      hidden: true,
    }),
    body: html`<article class="page max-w-3xl py-10 md:py-14"><div class="${`grid gap-6 ${box}`}"><header>${badge(withdrawnAt ? 'withdrawn' : 'valid')}
<p class="mt-5 text-ink-soft">Certificate of the course</p><h1 class="break-words text-3xl md:text-4xl">${title}</h1>${withdrawnAt ? over : whose}</header>
<dl class="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-x-6 gap-y-4 border-line border-t pt-5">${[
      fact('Number', number),
      fact('Level', level),
      fact('Issued', dateText(issuedAt)),
      ...(withdrawnAt ? [fact('Withdrawn', dateText(withdrawnAt))] : []),
      fact('By', brand.company.legalName),
    ]}</dl>${withdrawnAt ? null : [can, how]}</div>
<p class="mt-6 text-ink-soft leading-relaxed">${brand.name} brings businesses and sales reps together in South Africa. ${textLink('/reps', 'What reps learn here')}</p>
<p class="mt-2 text-ink-soft">Is it yours? ${textLink(withDestination(signInFor('rep'), ownCertificateAddress(number)), withdrawnAt ? 'Read why it was withdrawn' : 'Print it, or choose whether your name is shown')}</p></article>`,
  };
}

/** The page for typing in a number, with help if no certificate has it. */
export function checkPage(origin: string, unknown: string | null): MadePage {
  return {
    status: unknown === null ? 200 : 404,
    head: headOf({
      origin,
      title: unknown === null ? 'Check a certificate' : 'No such certificate',
      description: `Check whether a certificate from ${brand.name} is valid.`,
      hidden: true,
    }),
    body: html`<div class="page max-w-3xl py-10 md:py-14">${unknown === null ? asking : missing(unknown)}<div class="${`mt-6 ${box}`}">${form}</div></div>`,
  };
}

const asking = html`<h1 class="text-3xl md:text-5xl">Check a certificate</h1>
<p class="mt-3 text-ink-soft text-lg leading-relaxed">You’ll find its number at the foot of the certificate. This page shows what it’s for and whether it’s valid.</p>`;

const missing = (
  unknown: string,
): Html => html`<h1 class="text-3xl md:text-5xl">We have no certificate with this number</h1>
<p class="mt-3 break-words text-ink-soft text-lg leading-relaxed">You searched for “${unknown}”. Check the number on the certificate, or scan its code. After TH it has three groups of four characters, without the letters I, L, O and U.</p>
<p class="mt-3 text-ink-soft leading-relaxed">If the number is right, don’t rely on the certificate. Either we didn’t issue it, or its holder deleted their account and everything in it. Ask them, or ${textLink('/contact', 'ask us')}.</p>`;
