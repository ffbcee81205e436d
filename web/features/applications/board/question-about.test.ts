import { expect, test } from 'vitest';
import { askedWords, questionAbout } from './question-about.ts';

test('what is to be asked is named in short, and asked in full', () => {
  const ask = ['hosting and welcoming', 'isiZulu', 'own transport', 'dairy'];
  expect(askedWords(ask.slice(0, 1))).toBe('hosting and welcoming');
  expect(askedWords(ask)).toBe('hosting and welcoming; isiZulu; own transport; 1 other');
  expect(questionAbout('Thandi Nkosi', ask)).toBe(
    'Hi Thandi. For this job I’d like to know about: hosting and welcoming; isiZulu; own transport; dairy. Could you tell me more?',
  );
});
