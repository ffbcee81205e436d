import { localMark } from '#contract/site/local-mode.ts';

interface LocalMode {
  readonly demo: { readonly emails: readonly string[]; readonly admin: string; readonly password: string } | null;
}

/** The page's mark of the server's local mode; null in production, and while prerendering. */
export function localMode(): LocalMode | null {
  const value = typeof document === 'undefined' ? null : document.documentElement.getAttribute(localMark);
  if (value === null) return null;
  const [business, rep, admin, password] = value.split(' ');
  return { demo: business && rep && admin && password ? { emails: [business, rep], admin, password } : null };
}
