import { expect, test } from 'vitest';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { emptySlot, interviewForm, interviewValues } from './interview-form-values.ts';

const dayFromNow = (days: number) => addDays(dayInSouthAfrica(new Date()), days);

const filled = () => ({
  ...interviewValues(null),
  times: [{ day: dayFromNow(2), time: '10:00' }],
  place: 'Our office',
});

/** The form's messages, by field. */
function errorsOf(values: object): Record<string, string> {
  const { error } = interviewForm.safeParse({ ...filled(), ...values });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

test('days and times become moments', () => {
  expect(interviewForm.parse(filled())).toEqual({
    times: [new Date(`${dayFromNow(2)}T10:00+02:00`).toISOString()],
    minutes: 30,
    place: 'Our office',
    link: null,
    note: null,
  });
});

test('all missing fields are reported together, each beside its field', () => {
  expect(errorsOf({ times: [emptySlot, { day: dayFromNow(1), time: '' }], minutes: 5, place: ' ' })).toEqual({
    'times.0.day': 'Choose a day.',
    'times.0.time': 'Choose a time.',
    'times.1.time': 'Choose a time.',
    minutes: 'An interview must be at least 10 minutes.',
    place: 'Enter a meeting place or a link.',
  });
});

test('a link is enough, but it has to be valid', () => {
  expect(errorsOf({ place: '', link: 'meet.example.co.za/abc' })).toEqual({});
  expect(Object.keys(errorsOf({ place: '', link: 'not a link' }))).toEqual(['link']);
});

test('a time that has passed, is too far ahead, or is a duplicate is refused at its own field', () => {
  const good = { day: dayFromNow(2), time: '10:00' };
  expect(errorsOf({ times: [good, { day: dayFromNow(-1), time: '10:00' }] })).toEqual({
    'times.1.day': 'Choose times in the future.',
  });
  expect(errorsOf({ times: [{ day: dayFromNow(92), time: '10:00' }] })).toEqual({
    'times.0.day': 'Choose times within the next 90 days.',
  });
  expect(errorsOf({ times: [good, good] })).toEqual({ 'times.1.time': 'You’ve already proposed this time.' });
});

test('new times keep the previous place and duration', () => {
  const before = { minutes: 45, place: null, link: 'https://meet.example.co.za', note: 'Bring your ID.' };
  expect(interviewValues(before)).toEqual({ ...before, place: '', times: [emptySlot] });
});

test('a phone interview needs a number', () => {
  const said = { place: 'Enter the phone number, here or in the note.' };
  expect(errorsOf({ place: 'By phone' })).toEqual(said);
  expect(errorsOf({ place: 'I call you' })).toEqual(said);
  expect(errorsOf({ place: 'By phone', note: 'Between 10:00 and 12:00' })).toEqual(said);
  expect(errorsOf({ place: 'By phone', times: [emptySlot] })).toMatchObject(said);
  expect(errorsOf({ place: 'By phone, 031 555 0100' })).toEqual({});
  expect(errorsOf({ place: 'By phone', note: 'Call me on +27 31 555 0100.' })).toEqual({});
  expect(errorsOf({ place: 'Our office, 12 Phoenix Road' })).toEqual({});
});
