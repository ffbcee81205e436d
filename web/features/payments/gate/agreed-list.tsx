import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Agreed interviews and gigs, which continue without a subscription. Hidden while there are none. */
export function AgreedList({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby="agreed" className="not-has-[li]:hidden">
      <h3 id="agreed" className="text-lg">
        Your agreements still stand
      </h3>
      <ul className="mt-3 grid gap-3">{children}</ul>
    </section>
  );
}

interface AgreedItemProps {
  readonly to: string;
  readonly title: string;
  readonly note: string;
  readonly children?: ReactNode;
}

/** The whole box is a link, except its controls. */
export function AgreedItem({ to, title, note, children }: AgreedItemProps) {
  return (
    <li className="relative min-w-0 rounded-card border border-line bg-sunken px-4 py-3.5 transition-colors focus-within:border-brand hover:border-brand">
      <p className="break-words font-semibold">
        <Link
          to={to}
          className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-(--ring)"
        >
          {title}
        </Link>
      </p>
      <p className="break-words text-ink-soft text-sm">{note}</p>
      {children ? <div className="relative mt-3">{children}</div> : null}
    </li>
  );
}
