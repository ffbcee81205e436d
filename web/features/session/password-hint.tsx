import clsx from 'clsx';
import { judgePassword, type StrengthLevel } from './password-strength.ts';

const colours: Record<StrengthLevel, string> = {
  0: 'bg-danger',
  1: 'bg-danger',
  2: 'bg-accent',
  3: 'bg-brand',
  4: 'bg-brand',
};

const steps = [1, 2, 3, 4] as const;

interface PasswordHintProps {
  readonly password: string;
  /** Names and addresses, which make a poor password. */
  readonly known?: readonly string[];
}

/** Under a new password: how hard it is to guess, and what would help. For a field's `hint`. */
export function PasswordHint({ password, known }: PasswordHintProps) {
  const strength = judgePassword(password, known);
  return (
    <span className="block">
      <span aria-hidden="true" className="mb-1.5 grid grid-cols-4 gap-1">
        {steps.map((step) => (
          <span
            key={step}
            className={clsx(
              'h-1.5 rounded-full transition-colors',
              strength && (step <= strength.level || step === 1) ? colours[strength.level] : 'bg-line',
            )}
          />
        ))}
      </span>
      <span aria-live="polite">
        {strength ? (
          <>
            <strong className="font-semibold text-ink">{strength.label}.</strong> {strength.advice}
          </>
        ) : (
          'At least 8 characters. A few words in a row are easy to remember and hard to guess.'
        )}
      </span>
    </span>
  );
}
