import { brand, mailUrl } from '#contract/brand.ts';

/** Under a form, for a browser that runs no scripts. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="mb-6 rounded-card bg-accent-soft px-4 py-3.5 text-on-accent-soft">
        This form needs JavaScript. Without it, write to{' '}
        <a href={mailUrl} className="font-semibold underline">
          {brand.support.email}
        </a>
        .
      </p>
    </noscript>
  );
}
