import type { PayingSide } from '#contract/pricing.ts';
import {
  businessTabAddress,
  checkInAddress,
  howMatchingWorksAddress,
  messagesAddress,
  newJobAddress,
  ownJobAddress,
  repTabAddress,
  trainingAddress,
} from '#contract/site/portal-addresses.ts';

/** Parts of a portal of which the server goes on answering enough to be of use when the rest is closed. */
export const openPlaces: Record<PayingSide, readonly { readonly to: string; readonly label: string }[]> = {
  rep: [
    { to: repTabAddress('my-work'), label: 'Do work that you agreed to' },
    { to: messagesAddress('rep'), label: 'Read and write messages' },
    { to: repTabAddress('my-applications'), label: 'Follow or withdraw applications' },
    { to: repTabAddress('browse-jobs', { view: 'saved' }), label: 'Look at or remove what you saved' },
    { to: trainingAddress(), label: 'Go on with your courses' },
    { to: trainingAddress({ show: 'videos' }), label: 'Train for gigs that you got' },
    { to: repTabAddress('profile'), label: 'Read and correct your profile' },
    { to: howMatchingWorksAddress(), label: 'See how you are matched' },
    { to: repTabAddress('legal'), label: 'Your agreement and documents' },
  ],
  business: [
    { to: messagesAddress('business'), label: 'Read and write messages' },
    { to: businessTabAddress('my-jobs'), label: 'Pause or close your jobs' },
    { to: businessTabAddress('training'), label: 'Look at or delete your videos' },
    { to: businessTabAddress('profile'), label: 'Read and correct your profile' },
    { to: businessTabAddress('legal'), label: 'Your agreement and documents' },
  ],
};

/** Whether an address of a portal is one of them, one of the business's own jobs, or one of the rep's own work. */
export function isOpenPlace(side: PayingSide, pathname: string, search: string): boolean {
  const shown = new URLSearchParams(search);
  const isShown = (to: string) => {
    const place = new URL(to, 'http://site.invalid');
    return place.pathname === pathname && [...place.searchParams].every(([name, value]) => shown.get(name) === value);
  };
  if (openPlaces[side].some(({ to }) => isShown(to))) return true;
  const isOwnJob =
    pathname.startsWith(ownJobAddress('')) && pathname !== newJobAddress() && !pathname.endsWith('/edit');
  const isOwnWork = side === 'rep' && pathname.startsWith(checkInAddress());
  return isOwnWork || (side === 'business' && isOwnJob);
}
