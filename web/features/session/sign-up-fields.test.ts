import { describe, expect, test } from 'vitest';
import { metadataOf, type SignUpFields, signUpFields, signUpTrouble } from './sign-up-fields.ts';

const fields: SignUpFields = {
  userType: 'sales_rep',
  fullName: 'Thabo Mokoena',
  email: 'thabo@example.co.za',
  password: 'karoo-sunset-42',
  confirmPassword: 'karoo-sunset-42',
  companyName: '',
  locationId: 'place',
  industryId: 'trade',
  planId: null,
};

const messages = (changes: Partial<Record<keyof SignUpFields, unknown>>) => {
  const parsed = signUpFields.safeParse({ ...fields, ...changes });
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
};

describe('the sign-up form', () => {
  test('is complete by the specification', () => {
    expect(messages({})).toEqual([]);
    expect(messages({ locationId: null, industryId: null })).toEqual([]);
  });

  test.each([
    [{ confirmPassword: 'something else' }, 'Please make sure both passwords are the same'],
    [{ confirmPassword: 'something else', fullName: '', email: '' }, 'Please make sure both passwords are the same'],
    [{ userType: 'business', email: '' }, 'Please enter your company name'],
    [{ fullName: '   ' }, 'Please enter your full name'],
    [{ userType: undefined }, "Please select whether you're a sales rep or business owner"],
    [{ userType: 'admin' }, "Please select whether you're a sales rep or business owner"],
    [{ userType: 'business' }, 'Please enter your company name'],
    [{ email: 'nobody' }, 'Please enter your email address'],
    [{ password: 'short', confirmPassword: 'short' }, 'Please choose a password of at least 8 characters'],
    [{ confirmPassword: '' }, 'Please type the password again'],
  ])('says of %j: %s', (changes, message) => {
    expect(messages(changes)).toContain(message);
  });

  const differ = ["Passwords don't match", 'Please make sure both passwords are the same'];
  const noName = ['Full name required', 'Please enter your full name'];
  const noType = ['User type required', "Please select whether you're a sales rep or business owner"];

  test.each([
    [{}, []],
    [{ confirmPassword: 'something else', fullName: '', userType: undefined }, differ],
    [{ confirmPassword: '' }, differ],
    [{ password: '' }, differ],
    // An empty repetition isn't a match: both fields report that they are empty.
    [{ password: '', confirmPassword: '' }, []],
    [{ password: '', confirmPassword: '', fullName: '', userType: undefined }, noName],
    [{ fullName: '  ', userType: undefined }, noName],
    [{ userType: undefined }, noType],
  ])('shows one toast, for the first of three invalid fields: %j', (changes, [title, description]) => {
    const trouble = signUpTrouble({ ...fields, ...changes });
    expect(trouble).toEqual(title ? { title, description, variant: 'destructive' } : null);
  });

  test("sends a rep's details under the server's names", () => {
    expect(metadataOf({ ...fields, companyName: 'Left over' })).toEqual({
      full_name: 'Thabo Mokoena',
      user_type: 'sales_rep',
      preferred_location: 'place',
      preferred_industry: 'trade',
    });
  });

  test("sends a business's details, without missing ones", () => {
    const business = { ...fields, userType: 'business' as const, companyName: 'Ubuntu Foods', industryId: null };
    expect(metadataOf({ ...business, planId: 'growth' })).toEqual({
      full_name: 'Thabo Mokoena',
      user_type: 'business',
      company_name: 'Ubuntu Foods',
      primary_location: 'place',
      selected_plan: 'growth',
    });
  });

  test("also sends a lead's other values, which never override a field", () => {
    expect(metadataOf(fields, { phone: '082 123 4567', full_name: 'Someone Else' })).toMatchObject({
      full_name: 'Thabo Mokoena',
      phone: '082 123 4567',
    });
  });
});
