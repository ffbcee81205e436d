import { brand } from '#contract/brand.ts';
import { support } from '#web/lib/site-facts.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** The seller of a paid item, for a description list (ECTA, section 43). */
export const soldBy = {
  term: 'Sold by',
  detail: (
    <>
      {brand.company.legalName}, {brand.company.city}. {support.email}, {support.phone}.{' '}
      <TextLink to="/terms" target="_blank">
        Terms
      </TextLink>
    </>
  ),
};

export function WherePaid() {
  return (
    <p className="text-ink-soft text-sm">
      You’ll pay on PayFast’s page, which opens in a new tab. We never see your card number.
    </p>
  );
}
