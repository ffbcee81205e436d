import { expect, test } from 'vitest';
import { settings } from '#contract/operators/settings.ts';
import { usualSupport } from '../usual-support.ts';
import { withContacts } from './current-contacts.ts';
import { factPlaceholders, fillInFacts } from './fact-placeholders.ts';
import { gigWordsOf } from './gig-words.ts';
import { usualFacts, wordsOf } from './site-facts.ts';

const moved = { ...usualFacts, supportEmail: 'help@site.example', supportPhone: '021 555 0100' };

test('the defaults are the words of the specification', () => {
  expect(wordsOf(usualFacts)).toEqual({
    support: {
      ...{ email: usualSupport.email, phone: usualSupport.phone, timeZone: 'SAST', replyWithin: '24 hours' },
      hours: [
        { days: 'Monday to Friday', time: '8:00-18:00' },
        { days: 'Saturday', time: '9:00-14:00' },
        { days: 'Sunday', time: 'Closed' },
      ],
      drawing: {
        ...{ from: '8', width: '16', size: '9', all: 'M32 0H176.1' },
        days: ['M32 0H176.1', 'M48 0H112.1', ''],
      },
    },
    ...{
      mailUrl: `mailto:${usualSupport.email}`,
      phoneUrl: 'tel:+27105000123',
      whatsappUrl: 'https://wa.me/27105000123',
    },
    trial: {
      rep: { free: 'Free for 15 days', after: ' after 15 free days', offer: '15-day free trial' },
      business: { free: 'Free for 30 days', after: ' after 30 free days', offer: '30-day free trial' },
    },
    gig: {
      ...gigWordsOf(usualFacts),
      terms: { paidHere: 'no', feeBasisPoints: '1000', feeBearer: 'rep' },
    },
    planTrial: '1-month free trial',
    matchReview: 'During the beta, our team approves each rep we suggest.',
  });
  expect(wordsOf({ ...usualFacts, reviewMatches: false }).matchReview).not.toContain('our team');
  expect(wordsOf({ ...usualFacts, repTrialDays: 1, businessTrialDays: 14 })).toMatchObject({
    trial: { rep: { free: 'Free for 1 day', after: ' after 1 free day' } },
    planTrial: '14-day free trial',
  });
  expect(wordsOf({ ...usualFacts, repTrialDays: 0, businessTrialDays: 0 })).toMatchObject({
    trial: { rep: { free: 'Paid from the first day', after: '', offer: 'Cancel anytime' } },
    planTrial: 'Cancel anytime',
  });
});

test('hours are drawn from the earliest to the latest, within the same room, however many they are', () => {
  const drawn = (weekdayHours: string, saturdayHours: string) =>
    wordsOf({ ...usualFacts, weekdayHours, saturdayHours }).support.drawing;
  expect(drawn('0:00-24:00', 'Closed')).toMatchObject({ width: '6.6', days: ['M32 0H183.9', '', ''] });
  expect(drawn('Closed', 'Closed')).toMatchObject({ all: '', days: ['', '', ''] });
  expect(drawn('9:00-10:00', '8:00-9:00')).toMatchObject({ from: '8', days: ['M48 0H48.1', 'M32 0H32.1', ''] });
});

test('a page has each word in its place, and is otherwise unchanged', () => {
  const page = `<p>${factPlaceholders.trial.rep.free}, \uE000other\uE001 ${factPlaceholders.support.hours[2]?.time}</p>`;
  expect(fillInFacts(page, wordsOf({ ...moved, repTrialDays: 7 }), (word) => word.toUpperCase())).toBe(
    '<p>FREE FOR 7 DAYS, \uE000other\uE001 CLOSED</p>',
  );
});

test('a text with the default contacts gets the current ones, however its number is broken', () => {
  const { email, phone } = usualSupport;
  const text = `Write to ${email} or call ${phone}, ${phone.replaceAll(' ', '\u00a0')}.`;
  expect(withContacts(text, moved)).toBe('Write to help@site.example or call 021 555 0100, 021\u00a0555\u00a00100.');
  expect(withContacts(text, usualFacts)).toBe(text);
});

test('contacts and hours are replaced as printed and dialled, and nothing else is', () => {
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
