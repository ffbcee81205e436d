import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { signedOutLinks } from '#web/features/shell/site-links.ts';

/** The links for users who know which side they want; it opens without scripts too. */
export function SiteMore({ className }: { readonly className: string }) {
  return (
    <details className="relative">
      <summary className={clsx(className, 'list-none gap-1 [&::-webkit-details-marker]:hidden')}>
        More
        <ChevronDown aria-hidden="true" className="size-4" />
      </summary>
      <div className="absolute end-0 top-full grid min-w-40 rounded-card bg-deep-raised p-2 shadow-popup ring-1 ring-deep-line">
        {signedOutLinks.map((link) => (
          <Link key={link.to} to={link.to} className={clsx(className, 'px-3!')}>
            {link.label}
          </Link>
        ))}
      </div>
    </details>
  );
}
