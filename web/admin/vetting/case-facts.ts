import { businessIndustries, companySizes, repAvailability, repExperience } from '#contract/profiles/options.ts';
import type { VettingCase } from '#contract/vetting/cases.ts';
import { preferredIndustryOf } from '#domain/profiles/preferred-industry.ts';
import { formatRand } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';

type Fact = { readonly term: string; readonly detail: string };

type Options = readonly { readonly value: string; readonly label: string }[];

const labelOf = (options: Options, value: string | null): string | null =>
  options.find((option) => option.value === value)?.label ?? value;

const facts = (given: Readonly<Record<string, string | null>>): Fact[] =>
  Object.entries(given).map(([term, detail]) => ({ term, detail: detail ?? 'Not given' }));

/** The user's own data, to compare with the documents. */
export function factsOf({ rep, business, email, joinedAt }: VettingCase): Fact[] {
  const account = { Email: email, Joined: formatDate(joinedAt) };
  const place = (location: { name: string; province: string | null } | null) =>
    location && [location.name, location.province].filter(Boolean).join(', ');
  if (rep) {
    return facts({
      'Full name': rep.fullName,
      Age: rep.age === null ? null : String(rep.age),
      Phone: rep.phone,
      ...account,
      Location: place(rep.location),
      Address: rep.locationAddress,
      Experience: labelOf(repExperience, rep.experience),
      Industry: preferredIndustryOf({
        industry: rep.industry,
        preferredIndustry: rep.preferredIndustry?.name ?? null,
      }),
      Availability: labelOf(repAvailability, rep.availability),
      'Hourly rate': rep.hourlyRateCents === null ? null : formatRand(rep.hourlyRateCents),
      Skills: rep.skills.join(', ') || null,
    });
  }
  if (business) {
    return facts({
      Company: business.companyName,
      'Responsible person': business.signatoryName,
      Phone: business.phone,
      ...account,
      Location: place(business.primaryLocation),
      Address: business.locationAddress,
      Website: business.website,
      Industry: labelOf(businessIndustries, business.industry) ?? business.primaryIndustry?.name ?? null,
      Size: labelOf(companySizes, business.companySize),
    });
  }
  return facts(account);
}

/** The case, once the reviewer has opened one of its documents. */
export const withOpened = (found: VettingCase, documentId: string): VettingCase => ({
  ...found,
  documents: found.documents.map((one) => (one.id === documentId ? { ...one, opened: true } : one)),
});
