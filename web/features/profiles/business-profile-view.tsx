import { labelOf } from '#contract/catalogue/options.ts';
import type { BusinessProfile } from '#contract/profiles/business-profiles.ts';
import { businessIndustries, companySizes } from '#contract/profiles/options.ts';
import { WebsiteLink } from '#web/ui/website-link.tsx';
import { NameReviewNote } from './name-review-note.tsx';
import { usePhone } from './phone-number.ts';
import { asWritten, ProfileFacts, placeText } from './profile-facts.tsx';

/** The read view of a company's profile. */
export function BusinessProfileView({ profile }: { readonly profile: BusinessProfile }) {
  const phone = usePhone(profile.phone);
  const { industry, companySize, website } = profile;
  return (
    <>
      <NameReviewNote review={profile.companyNameReview} called="company name" shown={profile.companyName} />
      <NameReviewNote review={profile.signatoryNameReview} called="responsible person" shown={null} />
      <ProfileFacts
        title="Company Information"
        facts={{
          'Company name': profile.companyName,
          'Responsible person': profile.signatoryName,
          'Company size': companySize && labelOf(companySizes, companySize),
          Industry: industry && labelOf(businessIndustries, industry),
          Speciality: profile.primaryIndustry?.name ?? null,
          Location: placeText(profile.primaryLocation),
          'Street address': profile.locationAddress,
          'Phone number': phone,
          Website: website && <WebsiteLink address={website} />,
          'About the company': asWritten(profile.description),
        }}
      />
    </>
  );
}
