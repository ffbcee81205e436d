import { mailUrl, support } from '#web/lib/site-facts.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

/** In a form, for browsers without scripts, and on the sign-in page after a long wait for them. */
export function NeedsScript() {
  const hydrated = useHydrated();
  return (
    <>
      <noscript>
        <Note />
      </noscript>
      {hydrated ? null : (
        <div className="hidden in-[[data-stalled]]:block">
          <Note />
        </div>
      )}
    </>
  );
}

function Note() {
  return (
    <p className="mb-6 rounded-card bg-accent-soft px-4 py-3.5 text-on-accent-soft">
      This form needs JavaScript. Without it, email{' '}
      <a href={mailUrl} className="font-semibold underline">
        {support.email}
      </a>
      .
    </p>
  );
}
