import { labelOf } from '#contract/contact/lead-options.ts';
import type { BusinessProfile } from '#contract/profiles/business-profiles.ts';
import { businessIndustries, companySizes } from '#contract/profiles/options.ts';
import { usePhone } from './phone-number.ts';
import { asWritten, ProfileFacts, placeText } from './profile-facts.tsx';

/** A company's profile to be read. */
export function BusinessProfileView({ profile }: { readonly profile: BusinessProfile }) {
  const phone = usePhone(profile.phone);
  const { industry, companySize, website } = profile;
  return (
    <ProfileFacts
      title="Company Information"
      facts={{
        'Company name': profile.companyName,
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
  );
}

function WebsiteLink({ address }: { readonly address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer nofollow ugc"
      className="break-all font-semibold text-brand underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {address.replace(/^https?:\/\//, '')}
    </a>
  );
}
