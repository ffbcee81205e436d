import { expect, test } from 'vitest';
import { phoneExpected } from '#contract/phone-number.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { usualFacts } from '#contract/site/site-facts.ts';
import { legalApi } from '#contract/vetting/legal.ts';
import { currentAgreement } from '#server/features/agreements/queries/current-agreement.ts';
import { expectRefusal } from '#test/support/api.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { uploadDocument } from '#test/support/vetting.ts';

const app = await openTestApp({ work: false });
const params = { userType: 'rep' } as const;

async function newRep(metadata = {}) {
  const rep = await signUpRep(app, { full_name: 'Thabo Mokoena', ...metadata }, { vetted: false });
  await uploadDocument(app, rep, 'identity-document');
  const { sha256 } = currentAgreement('rep', usualFacts);
  const body = { ...params, signature: { sha256, agreed: true, typedName: 'Thabo Mokoena' } };
  return { rep, submit: (phone?: string) => rep.call(legalApi.submit, { body: { ...body, phone } }) };
}

test('a signature needs a phone number if the profile has none, which is then saved', async () => {
  const { rep, submit } = await newRep();
  expect(await rep.call(legalApi.status, { params })).toMatchObject({ asksPhone: true });
  const problem = await expectRefusal(submit(), 'request.invalid');
  expect(problem.errors).toEqual([{ field: 'phone', message: phoneExpected }]);
  expect(await rep.call(legalApi.status, { params })).toMatchObject({ signed: null });
  expect(await submit('082 123 4567')).toMatchObject({ asksPhone: false });
  expect(await rep.call(repProfilesApi.show, {})).toMatchObject({ phone: '+27821234567' });
});

test('a profile with a phone number signs without one', async () => {
  const { rep, submit } = await newRep({ phone: '083 765 4321' });
  await submit();
  expect(await rep.call(repProfilesApi.show, {})).toMatchObject({ phone: '+27837654321' });
});
