import { expect, test } from 'vitest';
import { settings } from '#contract/operators/settings.ts';
import { usualSupport } from '../usual-support.ts';
import { usualFacts } from './site-facts.ts';
import { withContacts } from './told-contacts.ts';

const moved = { ...usualFacts, supportEmail: 'help@site.example', supportPhone: '021 555 0100' };

test('a text with the usual contacts gets those that hold, however its number is broken', () => {
  const { email, phone } = usualSupport;
  const text = `Write to ${email} or call ${phone}, ${phone.replaceAll(' ', '\u00a0')}.`;
  expect(withContacts(text, moved)).toBe('Write to help@site.example or call 021 555 0100, 021\u00a0555\u00a00100.');
  expect(withContacts(text, usualFacts)).toBe(text);
});

test('contacts and hours are taken as they are printed and dialled, and nothing else is', () => {
  const takes = (change: object) => settings.partial().safeParse(change).success;
  for (const hours of ['0:00-24:00', '8:00-18:00', 'Closed']) expect(takes({ weekdayHours: hours }), hours).toBe(true);
  for (const hours of ['18:00-8:00', '8:30-18:00', '8-18', 'closed', '8:00-8:00', '8:00-25:00', '']) {
    expect(takes({ sundayHours: hours }), hours).toBe(false);
  }
  expect(
    takes({ supportEmail: moved.supportEmail, supportPhone: moved.supportPhone, supportWhatsapp: '27215550100' }),
  ).toBe(true);
  for (const email of ['', 'help', 'help@site', '"a"@site.example', 'a<b>@site.example']) {
    expect(takes({ supportEmail: email }), email).toBe(false);
  }
  for (const phone of ['', '12', '021  555 0100', '<b>0215550100'])
    expect(takes({ supportPhone: phone }), phone).toBe(false);
  for (const whatsapp of ['', '+27215550100', '0215550100']) expect(takes({ supportWhatsapp: whatsapp })).toBe(false);
});
