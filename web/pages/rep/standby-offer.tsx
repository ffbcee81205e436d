import { StandbyOfferPage } from '#web/features/standby/offer-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { Route } from './+types/standby-offer';

export const meta = () => pageMeta({ title: 'Step in', hidden: true });

export default function RepStandbyOffer({ params: { offerId } }: Route.ComponentProps) {
  return <StandbyOfferPage key={offerId} offerId={offerId} />;
}
