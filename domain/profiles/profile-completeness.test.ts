import { describe, expect, it } from 'vitest';
import type { FilePurpose } from '#contract/files/purposes.ts';
import type { BusinessProfile } from '#contract/profiles/business-profiles.ts';
import type { RepProfile } from '#contract/profiles/rep-profiles.ts';
import { businessCompleteness, repCompleteness } from './profile-completeness.ts';

const place = { id: '01900000-0000-7000-8000-000000000001', name: 'Durban', province: 'KwaZulu-Natal' } as const;
const trade = { id: '01900000-0000-7000-8000-000000000002', name: 'Retail' };
const row = { id: place.id, version: 1, updatedAt: '2026-11-21T08:00:00.000Z' };

const emptyRep: RepProfile = {
  ...row,
  nameReview: null,
  fullName: 'Thandi Nkosi',
  age: null,
  phone: null,
  location: null,
  locationAddress: null,
  preferredLocation: null,
  industry: null,
  preferredIndustry: null,
  experience: null,
  availability: null,
  hourlyRateCents: null,
  skills: [],
  description: null,
  tags: [],
  tagsAsked: false,
  refuses: null,
};
const fullRep: RepProfile = {
  ...emptyRep,
  age: 27,
  phone: '+27821234567',
  location: place,
  preferredLocation: place,
  industry: 'retail',
  experience: 'mid',
  availability: 'weekends',
  hourlyRateCents: 9_500,
  skills: ['Closing', 'isiZulu', 'Cold calling'],
  description: 'Eight years of weekends in stores.',
};
const repFiles = new Set<FilePurpose>(['profile-photo', 'cv', 'profile-video']);

const emptyBusiness: BusinessProfile = {
  ...row,
  companyNameReview: null,
  signatoryName: null,
  signatoryNameReview: null,
  companyName: 'Ubuntu Foods',
  industry: null,
  primaryIndustry: null,
  companySize: null,
  primaryLocation: null,
  locationAddress: null,
  phone: null,
  website: null,
  description: null,
};
const fullBusiness: BusinessProfile = {
  ...emptyBusiness,
  industry: 'fmcg',
  companySize: '11-50',
  primaryLocation: place,
  locationAddress: '12 Long Street',
  phone: '+27821234567',
  website: 'https://ubuntu.example',
  description: 'Breakfast for everybody.',
};
const businessFiles = new Set<FilePurpose>(['company-logo']);
const noFiles = new Set<FilePurpose>();

describe('a rep profile', () => {
  it('is at 0 with only a name, and at 100 with everything', () => {
    expect(repCompleteness(emptyRep, noFiles).percent).toBe(0);
    expect(repCompleteness(emptyRep, noFiles).missing).toHaveLength(13);
    expect(repCompleteness(fullRep, repFiles)).toEqual({ percent: 100, missing: [] });
  });

  it('names the most valuable parts first', () => {
    expect(repCompleteness(emptyRep, noFiles).missing.slice(0, 4)).toEqual(['photo', 'description', 'cv', 'skills']);
    expect(repCompleteness({ ...fullRep, age: null, phone: null }, repFiles)).toEqual({
      percent: 91,
      missing: ['phone', 'age'],
    });
  });

  it('misses each part by itself, and gains by it', () => {
    const gaps: [Partial<RepProfile>, string][] = [
      [{ description: null }, 'description'],
      [{ skills: [] }, 'skills'],
      [{ experience: null }, 'experience'],
      [{ location: null }, 'location'],
      [{ availability: null }, 'availability'],
      [{ phone: null }, 'phone'],
      [{ industry: null }, 'industry'],
      [{ hourlyRateCents: null }, 'hourlyRate'],
      [{ age: null }, 'age'],
      [{ preferredLocation: null }, 'preferredLocation'],
    ];
    for (const [gap, part] of gaps) {
      const { percent, missing } = repCompleteness({ ...fullRep, ...gap }, repFiles);
      expect(missing).toEqual([part]);
      expect(percent).toBeLessThan(100);
    }
    for (const [purpose, part] of [
      ['profile-photo', 'photo'],
      ['cv', 'cv'],
      ['profile-video', 'video'],
    ] as const) {
      const others = new Set([...repFiles].filter((one) => one !== purpose));
      expect(repCompleteness(fullRep, others).missing).toEqual([part]);
    }
  });

  it('counts skills from the third on, and the industry of the sign-up', () => {
    expect(repCompleteness({ ...fullRep, skills: ['Closing', 'isiZulu'] }, repFiles).missing).toEqual(['skills']);
    expect(repCompleteness({ ...fullRep, industry: null, preferredIndustry: trade }, repFiles).percent).toBe(100);
  });

  it('does not count the files of the other side', () => {
    expect(repCompleteness(emptyRep, businessFiles).percent).toBe(0);
  });
});

describe('a business profile', () => {
  it('is at 0 with only a name, and at 100 with everything', () => {
    expect(businessCompleteness(emptyBusiness, noFiles).percent).toBe(0);
    expect(businessCompleteness(fullBusiness, businessFiles)).toEqual({ percent: 100, missing: [] });
  });

  it('names the most valuable parts first', () => {
    expect(businessCompleteness(emptyBusiness, noFiles).missing).toEqual([
      'description',
      'logo',
      'industry',
      'location',
      'phone',
      'companySize',
      'website',
      'address',
    ]);
  });

  it('counts the industry of the sign-up', () => {
    expect(
      businessCompleteness({ ...fullBusiness, industry: null, primaryIndustry: trade }, businessFiles).percent,
    ).toBe(100);
  });
});
