import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { Control, UseFormSetValue } from 'react-hook-form';
import type { UserType } from '#contract/accounts/roles.ts';
import { industriesQuery, locationsQuery } from '#web/features/catalogue/api.ts';
import { PlaceCombobox } from '#web/features/catalogue/place-combobox.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { findByWord, type SignUpPrefill } from './lead-prefill.ts';
import type { SignUpEntered, SignUpFields } from './sign-up-fields.ts';

interface SignUpPickersProps {
  readonly control: Control<SignUpEntered, unknown, SignUpFields>;
  readonly setValue: UseFormSetValue<SignUpEntered>;
  readonly userType: UserType;
  readonly lead: SignUpPrefill;
}

/** Location and industry: both may be left for later. */
export function SignUpPickers({ control, setValue, userType, lead }: SignUpPickersProps) {
  const { data: locations } = useQuery(locationsQuery);
  const { data: industries } = useQuery(industriesQuery);
  const filled = useRef<SignUpPrefill | null>(null);

  useEffect(() => {
    // Once for a lead: later choices, or clearing, stay.
    if (!locations || !industries || filled.current === lead) return;
    filled.current = lead;
    const province = locations.find(({ name }) => name === lead.province);
    if (province) setValue('locationId', province.id);
    const industryId = findByWord(industries, lead.industry);
    if (industryId) setValue('industryId', industryId);
  }, [lead, locations, industries, setValue]);

  const which = userType === 'business' ? 'Primary' : 'Preferred';
  const places = useMemo(
    () =>
      (locations ?? []).map(({ id, name, province }) => ({
        value: id,
        label: name,
        ...(province && province !== name ? { hint: province } : {}),
      })),
    [locations],
  );
  const trades = useMemo(() => (industries ?? []).map(({ id, name }) => ({ value: id, label: name })), [industries]);
  return (
    <>
      <FormField control={control} name="locationId" label={`${which} Location`} optional>
        {(field) => <PlaceCombobox {...field} options={places} />}
      </FormField>
      <FormField
        control={control}
        name="industryId"
        label={`${which} Industry`}
        hint="You can update both later in your profile."
        optional
      >
        {(field) => <Combobox {...field} options={trades} placeholder="Type an industry" />}
      </FormField>
    </>
  );
}
