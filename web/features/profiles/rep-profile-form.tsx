import { useQueryClient } from '@tanstack/react-query';
import { repAvailability, repExperience } from '#contract/profiles/options.ts';
import { type RepProfile, repProfileInput } from '#contract/profiles/rep-profiles.ts';
import { branchOf, preferredIndustryOf } from '#domain/profiles/preferred-industry.ts';
import { longest } from '#web/lib/longest.ts';
import { toast } from '#web/lib/toast.ts';
import { Card } from '#web/ui/card.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { PlaceCombobox } from '../catalogue/place-combobox.tsx';
import { usePlaces, useTrades } from '../catalogue/use-choices.ts';
import { repProfileQuery, useSaveRepProfile } from './api.ts';
import { IndustrySelect, type PreferredIndustry } from './industry-select.tsx';
import { nameToEdit } from './name-review-note.tsx';
import { ProfileFormFrame } from './profile-form-frame.tsx';
import { type RepDraft, RepFormTags } from './rep-form-tags.tsx';
import { SkillPicker } from './skill-picker.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** The saved values; of two contradicting industries the one shown to others. */
export const draftOf = (profile: RepProfile): RepDraft => ({
  version: profile.version,
  fullName: nameToEdit(profile.nameReview, profile.fullName),
  age: profile.age,
  phone: profile.phone,
  locationId: profile.location?.id ?? null,
  locationAddress: profile.locationAddress,
  preferredLocationId: profile.preferredLocation?.id ?? null,
  ...industryOf(profile),
  experience: profile.experience,
  availability: profile.availability,
  hourlyRateCents: profile.hourlyRateCents,
  skills: profile.skills,
  description: profile.description,
  // Not changed here: what is stored by then, also from elsewhere, is kept.
  tags: null,
  refuses: null,
});

function industryOf({ industry, preferredIndustry }: RepProfile): PreferredIndustry {
  const name = preferredIndustry?.name ?? null;
  const isShown = preferredIndustryOf({ industry, preferredIndustry: name }) === name;
  if (name === null || !isShown) return { industry, preferredIndustryId: null };
  return { industry: industry ?? branchOf(name), preferredIndustryId: preferredIndustry?.id ?? null };
}

/** Fields that the completeness meter links to. */
export type RepField = keyof Omit<RepDraft, 'version'>;

interface RepProfileFormProps {
  readonly profile: RepProfile;
  /** The initial field; a new object moves there again. */
  readonly start: { readonly field: RepField } | null;
  readonly onDone: () => void;
}

export function RepProfileForm({ profile, start, onDone }: RepProfileFormProps) {
  const queries = useQueryClient();
  const save = useSaveRepProfile();
  const places = usePlaces();
  const trades = useTrades();
  const editing = useProfileForm<RepDraft>({
    kind: 'rep',
    schema: repProfileInput,
    saved: draftOf(profile),
    start,
    save: async (values) => {
      await save.mutateAsync({ body: values });
      toast({ title: 'Success', description: 'Profile updated successfully' });
    },
    reload: async () => draftOf(await queries.fetchQuery({ ...repProfileQuery, staleTime: 0 })),
    onFailed: () => toast({ title: 'Error', description: 'Failed to update profile', variant: 'destructive' }),
    onDone,
  });
  const { control, watch, setValue } = editing.form;

  return (
    <ProfileFormFrame profile={editing} failedTitle="Failed to update profile">
      <Card title="Basic Information" description="Who you are, and where to find you.">
        <div className="grid gap-5 md:grid-cols-2">
          <FormField
            control={control}
            name="fullName"
            label="Full name"
            hint="As it appears on your ID. Once you are verified, we review a new name before others see it."
            required
          >
            {(field) => <TextInput {...field} autoComplete="name" />}
          </FormField>
          <FormField control={control} name="age" label="Age" optional>
            {(field) => <NumberInput {...field} />}
          </FormField>
          <FormField
            control={control}
            name="phone"
            label="Phone number"
            hint="For a number outside South Africa, add the country code."
            optional
          >
            {(field) => <TextInput {...field} type="tel" autoComplete="tel" placeholder="082 123 4567" />}
          </FormField>
          <FormField control={control} name="locationId" label="Location" hint="Where you live." optional>
            {(field) => <PlaceCombobox {...field} options={places} />}
          </FormField>
          <FormField
            control={control}
            name="locationAddress"
            label="Suburb or address"
            optional
            className="md:col-span-2"
          >
            {(field) => <TextInput {...field} autoComplete="street-address" />}
          </FormField>
          <FormField
            control={control}
            name="description"
            label="About you"
            hint="What have you sold, who have you sold to, and what are you good at?"
            optional
            className="md:col-span-2"
          >
            {(field) => <Textarea {...field} rows={6} limit={longest(repProfileInput.shape.description)} />}
          </FormField>
        </div>
      </Card>

      <Card title="Professional Information" description="What you do, when, and for how much.">
        <div className="grid gap-5 md:grid-cols-2">
          <FormField control={control} name="experience" label="Experience" optional>
            {(field) => <Select {...field} options={repExperience} placeholder="Choose your experience" />}
          </FormField>
          <FormField control={control} name="availability" label="Availability" optional>
            {(field) => <Select {...field} options={repAvailability} placeholder="Choose when you can work" />}
          </FormField>
          <FormField control={control} name="industry" label="Preferred industry" optional>
            {({ value: industry = null, ...field }) => (
              <IndustrySelect
                {...field}
                trades={trades}
                value={{ industry, preferredIndustryId: watch('preferredIndustryId') ?? null }}
                onChange={(chosen) => {
                  field.onChange(chosen.industry);
                  setValue('preferredIndustryId', chosen.preferredIndustryId, { shouldDirty: true });
                }}
                placeholder="Choose an industry"
              />
            )}
          </FormField>
          <FormField
            control={control}
            name="preferredLocationId"
            label="Preferred location"
            hint="Where you would like to work."
            optional
          >
            {(field) => <PlaceCombobox {...field} options={places} />}
          </FormField>
          <FormField control={control} name="hourlyRateCents" label="Hourly rate (ZAR)" optional>
            {(field) => <MoneyInput {...field} />}
          </FormField>
          <FormField
            control={control}
            name="skills"
            label="Skills"
            hint="Choose from the list, or type your own and press Enter. Up to 20."
            optional
            className="md:col-span-2"
          >
            {(field) => <SkillPicker {...field} />}
          </FormField>
        </div>
      </Card>

      <RepFormTags control={control} setValue={setValue} stored={profile} />
    </ProfileFormFrame>
  );
}
