import type { BusinessPart, RepPart } from '#domain/profiles/profile-completeness.ts';
import type { BusinessField } from './business-profile-form.tsx';
import type { RepField } from './rep-profile-form.tsx';

/** The label of each part in the profile. */
export const repPartLabels: Readonly<Record<RepPart, string>> = {
  photo: 'Add a photo',
  description: 'Write about yourself',
  cv: 'Upload your CV',
  skills: 'List at least three skills',
  experience: 'Add your experience',
  location: 'Add where you live',
  availability: 'Add when you can work',
  phone: 'Add a phone number',
  industry: 'Choose an industry',
  hourlyRate: 'Set your hourly rate',
  age: 'Add your age',
  preferredLocation: 'Add where you want to work',
  video: 'Add a 30-second video',
};

/** Where each part is filled in: a field of the form, or, with a #, an anchor on the page. */
export const repPartPlaces: Readonly<Record<RepPart, RepField | `#${string}`>> = {
  photo: '#profile-photo',
  description: 'description',
  cv: '#cv',
  skills: 'skills',
  experience: 'experience',
  location: 'locationId',
  availability: 'availability',
  phone: 'phone',
  industry: 'industry',
  hourlyRate: 'hourlyRateCents',
  age: 'age',
  preferredLocation: 'preferredLocationId',
  video: '#profile-video',
};

export const businessPartLabels: Readonly<Record<BusinessPart, string>> = {
  logo: 'Add your logo',
  description: 'Describe your company',
  industry: 'Choose an industry',
  location: 'Add your location',
  phone: 'Add a phone number',
  companySize: 'Add your company size',
  website: 'Add your website',
  address: 'Add your street address',
};

export const businessPartPlaces: Readonly<Record<BusinessPart, BusinessField | `#${string}`>> = {
  logo: '#company-logo',
  description: 'description',
  industry: 'industry',
  location: 'primaryLocationId',
  phone: 'phone',
  companySize: 'companySize',
  website: 'website',
  address: 'locationAddress',
};
