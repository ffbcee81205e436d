import { FeatureTiles } from '#web/features/marketing/feature-tiles.tsx';
import { OfferTags } from '#web/features/marketing/offer-tags.tsx';

/** What the price buys, and the price. */
export function LandingFeatures() {
  return (
    <section id="pricing" aria-labelledby="features" className="bg-sunken py-6 md:py-28">
      <div className="page">
        <h2 id="features" className="max-w-3xl text-[1.75rem] md:text-5xl">
          One place from the first message to the last payment
        </h2>
        <FeatureTiles />
        <h3 className="mt-8 mb-4 text-2xl md:mt-24 md:mb-10 md:text-4xl">And what it costs</h3>
        <OfferTags />
      </div>
    </section>
  );
}
