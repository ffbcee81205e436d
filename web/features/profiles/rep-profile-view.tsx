import { labelOf } from '#contract/catalogue/options.ts';
import { repAvailability, repExperience } from '#contract/profiles/options.ts';
import type { RepProfile } from '#contract/profiles/rep-profiles.ts';
import { preferredIndustryOf } from '#domain/profiles/preferred-industry.ts';
import { kindLabels, labelsOfKind, ofWork } from '#texts/jobs/tags.ts';
import { TagChips } from '#web/features/tags/tag-chips.tsx';
import { refusedLabels } from '#web/features/tags/tag-words.ts';
import { formatRand } from '#web/lib/format.ts';
import { NameReviewNote } from './name-review-note.tsx';
import { usePhone } from './phone-number.ts';
import { asWritten, ProfileFacts, placeText } from './profile-facts.tsx';
import { SkillBadges } from './skill-badges.tsx';

/** The read view of a rep's profile. */
export function RepProfileView({ profile }: { readonly profile: RepProfile }) {
  const phone = usePhone(profile.phone);
  const { experience, availability, industry, hourlyRateCents, skills } = profile;
  const { tags, refuses } = profile;
  return (
    <>
      <NameReviewNote review={profile.nameReview} called="name" shown={profile.fullName} />
      <ProfileFacts
        title="Basic Information"
        facts={{
          'Full name': profile.fullName,
          Age: profile.age,
          'Phone number': phone,
          Location: placeText(profile.location),
          'Suburb or address': profile.locationAddress,
          'About you': asWritten(profile.description),
        }}
      />
      <ProfileFacts
        title="Professional Information"
        facts={{
          Experience: experience && labelOf(repExperience, experience),
          Availability: availability && labelOf(repAvailability, availability),
          'Preferred industry': preferredIndustryOf({
            industry,
            preferredIndustry: profile.preferredIndustry?.name ?? null,
          }),
          'Preferred location': placeText(profile.preferredLocation),
          'Hourly rate': hourlyRateCents === null ? null : `${formatRand(hourlyRateCents)} an hour`,
          Skills: skills.length === 0 ? null : <SkillBadges skills={skills} />,
        }}
      />
      <ProfileFacts
        title="Your work"
        facts={{
          'What you do': ofWork(tags).length === 0 ? null : <TagChips tags={tags} />,
          [kindLabels.language]: labelsOfKind(tags, 'language').join(', ') || null,
          [kindLabels.paper]: labelsOfKind(tags, 'paper').join(', ') || null,
          'What you won’t do': refuses?.map((one) => refusedLabels[one]).join(', ') || null,
        }}
      />
    </>
  );
}
