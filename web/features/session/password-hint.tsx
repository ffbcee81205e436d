import { shortestPassword } from './sign-up-fields.ts';

interface PasswordHintProps {
  readonly password: string;
}

/** Under a new password, for a field's `hint`: whether it is long enough. What is easy to guess, the server knows. */
export function PasswordHint({ password }: PasswordHintProps) {
  const missing = shortestPassword - [...password].length;
  return (
    <span>
      {password !== '' && missing > 0
        ? `${missing} more ${missing === 1 ? 'character' : 'characters'}, at least.`
        : `At least ${shortestPassword} characters. A few words in a row are easy to remember and hard to guess.`}
    </span>
  );
}
