import { describe, expect, test } from 'vitest';
import { leadIndustries } from '#contract/contact/lead-options.ts';
import { asRegistered, chosenPlan, findByWord, prefillOf, sideOfLead } from './lead-prefill.ts';

const status = 'awaiting_registration';

describe('what a sign-up form takes from a lead', () => {
  test('of a business', () => {
    const lead = {
      companyName: ' Karoo Coffee ',
      industry: 'food-beverage',
      contactName: 'Anele Dube',
      email: 'a@b.co.za',
      phone: ' 082 123 4567 ',
      description: 'Tastings in six stores.',
      experience: '3-5-years',
    };
    expect(prefillOf('business', JSON.stringify({ ...lead, status }))).toEqual({
      fullName: 'Anele Dube',
      companyName: 'Karoo Coffee',
      email: 'a@b.co.za',
      province: null,
      industry: 'Food & beverage',
      profile: { phone: '082 123 4567' },
    });
  });

  test('of a rep, whose first industry counts', () => {
    const lead = {
      fullName: 'Nomsa',
      email: 'n@b.co.za',
      location: 'kwazulu-natal',
      industries: ['finance', 'retail'],
      experience: '1-3-years',
      availability: 'project-based',
      phone: '',
      description: 'I sell at taxi ranks.',
    };
    expect(prefillOf('rep', JSON.stringify({ ...lead, status }))).toEqual({
      fullName: 'Nomsa',
      companyName: '',
      email: 'n@b.co.za',
      province: 'KwaZulu-Natal',
      industry: 'Finance',
      profile: { description: 'I sell at taxi ranks.', experience: 'junior', availability: 'flexible' },
    });
  });

  test.each([
    null,
    '',
    'no JSON',
    '[]',
    '"text"',
    '{"status":"awaiting_registration","email":5,"industries":"retail","experience":"constructor","phone":{}}',
  ])('is nothing when the record is %j', (raw) => {
    expect(prefillOf('rep', raw)).toEqual({
      fullName: '',
      companyName: '',
      email: '',
      province: null,
      industry: null,
      profile: {},
    });
  });

  test.each([
    ['a@b.co.za', '', 'business'],
    ['', 'a@b.co.za', 'sales_rep'],
    ['a@b.co.za', 'a@b.co.za', undefined],
    ['', '', undefined],
  ] as const)("with a business's lead %j and a rep's lead %j, the person is %s", (one, other, side) => {
    expect(sideOfLead({ business: { email: one }, sales_rep: { email: other } })).toBe(side);
  });

  test('is nothing once its person has an account', () => {
    const raw = JSON.stringify({ fullName: 'Nomsa', email: 'n@b.co.za', status });
    const kept = asRegistered(raw);
    expect(JSON.parse(kept ?? '')).toMatchObject({ fullName: 'Nomsa', status: 'registered' });
    expect(prefillOf('rep', kept).fullName).toBe('');
    expect(asRegistered(kept)).toBeNull();
    expect(asRegistered(null)).toBeNull();
  });
});

const industries = [
  'Agriculture & Farming',
  'Construction & Hardware',
  'Education',
  'Energy & Solar',
  'Events & Promotions',
  'Financial Services',
  'Food & Beverage',
  'Manufacturing',
  'Other',
  'Real Estate',
  'Retail',
  'Sport & Fitness',
  'Technology',
  'Telecommunications',
].map((name) => ({ id: name, name }));

describe("a lead's industry in the catalogue", () => {
  test.each([
    ['Finance', 'Financial Services'],
    ['Food & beverage', 'Food & Beverage'],
    ['Sports', 'Sport & Fitness'],
    ['Real estate', 'Real Estate'],
    ['Retail', 'Retail'],
    ['Technology', 'Technology'],
    ['Telecommunications', 'Telecommunications'],
    ['Agriculture', 'Agriculture & Farming'],
    ['Other', 'Other'],
    ['Consulting', null],
    ['E-commerce', null],
    ['Media', null],
  ])('%s is %s', (word, id) => {
    expect(findByWord(industries, word)).toBe(id);
  });

  test('is never more than one candidate', () => {
    for (const { label } of leadIndustries) {
      const found = findByWord(industries, label);
      expect(found === null || found[0] === label[0], `${label} → ${found}`).toBe(true);
    }
    expect(findByWord(industries, null)).toBeNull();
  });
});

test('a plan is known by its id, on its own side only', () => {
  expect(chosenPlan('business', 'growth')).toMatchObject({ name: 'Growth', monthlyCents: 29_900, trialDays: 30 });
  expect(chosenPlan('sales_rep', 'pro')).toMatchObject({ name: 'Professional', monthlyCents: 19_900, trialDays: 15 });
  expect(chosenPlan('sales_rep', 'growth')).toBeNull();
  expect(chosenPlan('business', null)).toBeNull();
});
