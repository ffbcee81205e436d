import { BrandMark } from '#web/features/shell/brand-mark.tsx';
import { mailUrl, support } from '#web/lib/site-facts.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** The last resort: a page itself has failed. */
export function Trouble({ detail }: { readonly detail: string | null }) {
  return (
    <main id="main" className="page grid min-h-dvh max-w-xl content-center gap-4 py-16">
      <BrandMark className="size-12 text-brand" />
      <h1 className="text-4xl">Something went wrong</h1>
      <p className="text-ink-soft text-lg">
        We couldn’t show this page{detail ? ` (${detail})` : ''}. Nothing you saved is lost. Reload the page. If it
        happens again, email{' '}
        <a className="font-medium text-brand underline" href={mailUrl}>
          {support.email}
        </a>
        .
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Reload page</Button>
        <LinkButton to="/" reloadDocument variant="secondary">
          Go home
        </LinkButton>
      </div>
    </main>
  );
}
