import { mailUrl } from '#contract/brand.ts';

/** Opens a mail to our team. */
export function SupportLink({ children = 'Contact support' }: { readonly children?: string }) {
  return (
    <a href={mailUrl} className="font-semibold underline underline-offset-4">
      {children}
    </a>
  );
}
