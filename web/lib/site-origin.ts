import { originPlaceholder } from '#contract/site/site-origin.ts';

/**
 * The public origin, without a trailing slash. Only the server knows it, and writes it into the built pages in place of
 * the placeholder: the root element carries it for later rendering.
 */
export function siteOrigin(): string {
  if (typeof document === 'undefined') return originPlaceholder;
  const given = document.documentElement.dataset.origin;
  // In development, Vite serves pages unchanged.
  return given === undefined || given === originPlaceholder ? window.location.origin : given;
}
