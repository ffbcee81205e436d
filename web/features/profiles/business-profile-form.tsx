import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type BusinessProfile, businessProfileInput } from '#contract/profiles/business-profiles.ts';
import { businessIndustries, companySizes } from '#contract/profiles/options.ts';
import { longest } from '#web/lib/longest.ts';
import { toast } from '#web/lib/toast.ts';
import { Card } from '#web/ui/card.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { OptionalTextInput } from '#web/ui/optional-text-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { PlaceCombobox } from '../catalogue/place-combobox.tsx';
import { usePlaces, useTrades } from '../catalogue/use-choices.ts';
import { businessProfileQuery, useSaveBusinessProfile } from './api.ts';
import { nameToEdit } from './name-review-note.tsx';
import { ProfileFormFrame } from './profile-form-frame.tsx';
import { useProfileForm } from './use-profile-form.ts';

type BusinessDraft = z.input<typeof businessProfileInput>;

const draftOf = (profile: BusinessProfile): BusinessDraft => ({
  version: profile.version,
  companyName: nameToEdit(profile.companyNameReview, profile.companyName),
  signatoryName: nameToEdit(profile.signatoryNameReview, profile.signatoryName ?? '') || null,
  industry: profile.industry,
  primaryIndustryId: profile.primaryIndustry?.id ?? null,
  companySize: profile.companySize,
  primaryLocationId: profile.primaryLocation?.id ?? null,
  locationAddress: profile.locationAddress,
  phone: profile.phone,
  website: profile.website,
  description: profile.description,
});

/** Fields that the completeness meter links to. */
export type BusinessField = keyof Omit<BusinessDraft, 'version'>;

interface BusinessProfileFormProps {
  readonly profile: BusinessProfile;
  /** The initial field; a new object moves there again. */
  readonly start: { readonly field: BusinessField } | null;
  readonly onDone: () => void;
}

export function BusinessProfileForm({ profile, start, onDone }: BusinessProfileFormProps) {
  const queries = useQueryClient();
  const save = useSaveBusinessProfile();
  const places = usePlaces();
  const trades = useTrades();
  const editing = useProfileForm<BusinessDraft>({
    kind: 'business',
    schema: businessProfileInput,
    saved: draftOf(profile),
    start,
    save: async (values) => {
      await save.mutateAsync({ body: values });
      toast({ title: 'Profile updated successfully', description: 'Your business profile has been saved.' });
    },
    reload: async () => draftOf(await queries.fetchQuery({ ...businessProfileQuery, staleTime: 0 })),
    onFailed: (error) =>
      toast({
        title: 'Error saving profile',
        description: error instanceof Error ? error.message : undefined,
        variant: 'destructive',
      }),
    onDone,
  });
  const { control } = editing.form;

  return (
    <ProfileFormFrame profile={editing} failedTitle="Error saving profile">
      <Card title="Company Information" description="Your company in brief.">
        <div className="grid gap-5 md:grid-cols-2">
          <FormField
            control={control}
            name="companyName"
            label="Company name"
            hint="Once your company is approved, we review a new name before others see it."
            required
          >
            {(field) => <TextInput {...field} autoComplete="organization" />}
          </FormField>
          <FormField
            control={control}
            name="signatoryName"
            label="Responsible person"
            hint="Signs agreements and terms of work for the company, using the name on their ID."
            optional
          >
            {(field) => <OptionalTextInput {...field} autoComplete="name" />}
          </FormField>
          <FormField control={control} name="companySize" label="Company size" optional>
            {(field) => <Select {...field} options={companySizes} placeholder="Choose a size" />}
          </FormField>
          <FormField control={control} name="industry" label="Industry" optional>
            {(field) => <Select {...field} options={businessIndustries} placeholder="Choose an industry" />}
          </FormField>
          <FormField
            control={control}
            name="primaryIndustryId"
            label="Speciality"
            hint="What you sell in this industry."
            optional
          >
            {(field) => <Combobox {...field} options={trades} placeholder="Type a trade" />}
          </FormField>
          <FormField control={control} name="primaryLocationId" label="Location" optional>
            {(field) => <PlaceCombobox {...field} options={places} />}
          </FormField>
          <FormField control={control} name="locationAddress" label="Street address" optional>
            {(field) => <TextInput {...field} autoComplete="street-address" />}
          </FormField>
          <FormField
            control={control}
            name="phone"
            label="Phone number"
            hint="For a number outside South Africa, add the country code."
            optional
          >
            {(field) => <TextInput {...field} type="tel" autoComplete="tel" placeholder="011 123 4567" />}
          </FormField>
          <FormField control={control} name="website" label="Website" optional>
            {(field) => (
              <TextInput {...field} type="url" inputMode="url" autoComplete="url" placeholder="www.example.co.za" />
            )}
          </FormField>
          <FormField
            control={control}
            name="description"
            label="About the company"
            hint="What do you sell, and what is it like to sell it for you?"
            optional
            className="md:col-span-2"
          >
            {(field) => <Textarea {...field} rows={6} limit={longest(businessProfileInput.shape.description)} />}
          </FormField>
        </div>
      </Card>
    </ProfileFormFrame>
  );
}
