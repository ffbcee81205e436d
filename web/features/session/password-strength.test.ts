import { describe, expect, test } from 'vitest';
import { judgePassword } from './password-strength.ts';

const levelOf = (password: string, known?: string[]) => judgePassword(password, known)?.level;

describe('the strength of a password', () => {
  test('is not judged before there is one', () => {
    expect(judgePassword('')).toBeNull();
  });

  test.each(['a', 'abcdefg', '7 chars'])('is none when it is too short: %s', (password) => {
    expect(judgePassword(password)).toMatchObject({ level: 0, label: 'Too short' });
  });

  test.each([
    'password',
    'Password123!',
    'welcome2026',
    'aaaaaaaaaaaa',
    '12345678',
    'qwertyuiop',
    'abcabcabc',
    'springbok1',
  ])('is weak when anybody would try it: %s', (password) => {
    expect(levelOf(password)).toBe(1);
  });

  test.each([
    ['thandi99', ['Thandi Nkosi', 'thandi@example.co.za']],
    ['ThandiNkosi1', ['Thandi Nkosi']],
    ['ubuntufoods', ['', 'Ubuntu Foods']],
  ])('is weak when it is the person: %s', (password, known) => {
    expect(levelOf(password, known)).toBe(1);
  });

  test('grows with length', () => {
    const levels = ['kudu-rain', 'kudu-rain-7', 'kudu-rain-jacaranda', 'kudu rain jacaranda tram'].map((one) =>
      levelOf(one),
    );
    expect(levels).toEqual([...levels].sort());
    expect(levels.at(-1)).toBe(4);
  });

  test('asks for nothing more once it is good', () => {
    expect(judgePassword('karoo-sunset-42')).toMatchObject({ advice: null });
    expect(judgePassword('tK4$mq9!wB')).toMatchObject({ level: 3 });
  });
});
