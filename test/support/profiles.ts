import type { z } from 'zod';
import { catalogueApi } from '#contract/catalogue/catalogue.ts';
import { type businessProfileInput, businessProfilesApi } from '#contract/profiles/business-profiles.ts';
import { type repProfileInput, repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import type { Call } from './api.ts';

type RepDraft = z.input<typeof repProfileInput>;
type BusinessDraft = z.input<typeof businessProfileInput>;

async function choicesFor(call: Call) {
  const [locations, industries] = await Promise.all([
    call(catalogueApi.locations, {}),
    call(catalogueApi.industries, {}),
  ]);
  const place = (wanted: string) => locations.find(({ name }) => name === wanted)?.id ?? null;
  const trade = (wanted: string) => industries.find(({ name }) => name === wanted)?.id ?? null;
  return { place, trade };
}

/** Every field of a rep's profile, with the given overrides. */
export async function repDraft(call: Call, changes: Partial<RepDraft> = {}): Promise<RepDraft> {
  const { place, trade } = await choicesFor(call);
  return {
    version: 1,
    fullName: 'Thabo Mokoena',
    age: 27,
    phone: '082 123 4567',
    locationId: place('Durban'),
    locationAddress: 'Umlazi, section V',
    preferredLocationId: place('Pinetown'),
    industry: 'retail',
    preferredIndustryId: trade('FMCG'),
    experience: 'mid',
    availability: 'weekends',
    hourlyRateCents: 9_500,
    skills: ['Closing', 'isiZulu'],
    description: 'Eight years of weekends in stores.',
    ...changes,
  };
}

/** Every field of a business's profile, with the given overrides. */
export async function businessDraft(call: Call, changes: Partial<BusinessDraft> = {}): Promise<BusinessDraft> {
  const { place, trade } = await choicesFor(call);
  return {
    version: 1,
    companyName: 'Ubuntu Foods',
    industry: 'fmcg',
    primaryIndustryId: trade('Food & Beverage'),
    companySize: '11-50',
    primaryLocationId: place('Durban'),
    locationAddress: '12 Florida Road',
    phone: '+27 31 123 4567',
    website: 'www.ubuntu-foods.example',
    description: 'Breakfast for everybody.',
    ...changes,
  };
}

type Caller = { readonly call: Call };

export const saveRep = async ({ call }: Caller, changes: Partial<RepDraft> = {}) =>
  call(repProfilesApi.edit, { body: await repDraft(call, changes) });

export const saveBusiness = async ({ call }: Caller, changes: Partial<BusinessDraft> = {}) =>
  call(businessProfilesApi.edit, { body: await businessDraft(call, changes) });

/** Values for profile fields that don't accept any text, for `sampleInput`. */
export async function profileFields(call: Call): Promise<Record<string, string | null>> {
  const { place, trade } = await choicesFor(call);
  const [durban, retail] = [place('Durban'), trade('Retail')];
  return {
    phone: '082 123 4567',
    website: 'www.example.co.za',
    preferredLocationId: durban,
    primaryLocationId: durban,
    preferredIndustryId: retail,
    primaryIndustryId: retail,
  };
}
