import type { ReactNode } from 'react';

/** Promises that stand, whoever subscribes. Nothing where there are none. */
export function AgreedList({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby="agreed" className="not-has-[li]:hidden">
      <h3 id="agreed" className="text-lg">
        What you agreed stays agreed
      </h3>
      <ul className="mt-3 grid gap-3">{children}</ul>
    </section>
  );
}

interface AgreedItemProps {
  readonly title: string;
  readonly note: string;
  readonly children?: ReactNode;
}

export function AgreedItem({ title, note, children }: AgreedItemProps) {
  return (
    <li className="min-w-0 rounded-card border border-line bg-sunken px-4 py-3.5">
      <p className="break-words font-semibold">{title}</p>
      <p className="break-words text-ink-soft text-sm">{note}</p>
      {children ? <div className="mt-3">{children}</div> : null}
    </li>
  );
}
