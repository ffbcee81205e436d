import { type Html, html } from '../html.ts';

/** Classes of `web/ui/button-style.ts`, as far as a link on these pages needs them. */
const button =
  'inline-flex shrink-0 select-none items-center justify-center rounded-control py-1.5 text-center font-semibold leading-tight min-h-13 gap-2.5 px-6.5 text-lg w-full md:w-auto';

const looks = {
  accent: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-brand hover:bg-brand-soft',
};

export const linkButton = (look: keyof typeof looks, to: string, label: string): Html =>
  html`<a href="${to}" class="${`${button} ${looks[look]}`}">${label}</a>`;

export const textLink = (to: string, label: string): Html =>
  html`<a href="${to}" class="font-semibold text-brand underline underline-offset-4">${label}</a>`;
