import { expect, test } from 'vitest';
import { filePurposes, kindRules, purposeRules, refuseChosenFile } from '#contract/files/purposes.ts';
import { refusals } from '#contract/refusals.ts';
import { acceptedText, formatSize } from './file-texts.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [48 * 1024, '48 KB'],
  [5 * 1024 * 1024, '5 MB'],
  [3.24 * 1024 * 1024, '3.2 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test('accepted formats are listed in full', () => {
  expect(acceptedText('cv')).toBe('PDF or Word document (.pdf, .doc, .docx), up to 5MB');
  for (const purpose of filePurposes) {
    const { limit, tooLarge } = kindRules[purposeRules[purpose].kind];
    const megabytes = `${limit / 1024 / 1024}MB`;
    expect(acceptedText(purpose)).toContain(megabytes);
    expect(refusals[tooLarge].detail).toContain(megabytes);
  }
});

test.each([
  ['cv.pdf', 5 * 1024 * 1024, null],
  ['CV.DOCX', 10, null],
  ['cv.pdf', 5 * 1024 * 1024 + 1, 'file.cv_too_large'],
  ['cv.pdf', 0, 'file.empty'],
  ['cv.pdf.exe', 10, 'file.not_cv'],
  ['cv', 10, 'file.not_cv'],
  ['cv.heic', 10, 'file.not_cv'],
])('as CV %s of %i bytes: %s', (name, size, code) => {
  expect(refuseChosenFile('cv', { name, size })).toBe(code);
});

test('a HEIC picture is recognised', () => {
  expect(refuseChosenFile('profile-photo', { name: 'IMG_1.HEIC', size: 10 })).toBe('file.heic');
});
