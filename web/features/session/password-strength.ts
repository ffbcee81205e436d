export const shortestPassword = 8;

export type StrengthLevel = 0 | 1 | 2 | 3 | 4;

export interface PasswordStrength {
  readonly level: StrengthLevel;
  readonly label: string;
  /** What would make it stronger; null when nothing has to. */
  readonly advice: string | null;
}

// The server refuses many more: these are the ones that people try first.
const common =
  /^(password|passw0rd|welcome|qwerty|azerty|letmein|iloveyou|admin|abc123|sunshine|football|rugby|springbok|bokke|proteas|chiefs|pirates|liverpool|arsenal|mzansi|southafrica|johannesburg|capetown|durban|thengisa)/;

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890', 'abcdefghijklmnopqrstuvwxyz'];

/**
 * How hard a password is to guess, roughly: by its length, its variety, and how much of it follows from the sign before.
 * @param known what anybody may know about the person, such as names and the email address
 */
export function judgePassword(password: string, known: readonly string[] = []): PasswordStrength | null {
  const signs = [...password];
  if (signs.length === 0) return null;
  if (signs.length < shortestPassword) {
    return { level: 0, label: 'Too short', advice: `At least ${shortestPassword} characters.` };
  }
  const plain = password.toLowerCase();
  if (common.test(plain) && signs.length < 16) {
    return { level: 1, label: 'Weak', advice: 'Many people use this one. Three or four words of your own are better.' };
  }
  if (known.flatMap(wordsOf).some((word) => plain.includes(word) && plain.length - word.length <= 3)) {
    return { level: 1, label: 'Weak', advice: 'It is close to your name or email address.' };
  }
  const bits = Math.log2(poolOf(password)) * surprises(plain);
  if (bits < 38) return { level: 1, label: 'Weak', advice: 'Make it longer, or mix in other words.' };
  if (bits < 50) return { level: 2, label: 'Fair', advice: 'One more word makes it good.' };
  if (bits < 66) return { level: 3, label: 'Good', advice: null };
  return { level: 4, label: 'Strong', advice: null };
}

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase();
  return [plain, plain.replaceAll(' ', ''), plain.split('@')[0] ?? '', ...plain.split(/[\s@.]+/)].filter(
    (word) => word.length >= 4,
  );
}

/** How many signs it was picked from. */
function poolOf(password: string): number {
  let pool = 0;
  if (/[a-z]/.test(password)) pool += 26;
  if (/[A-Z]/.test(password)) pool += 26;
  if (/\d/.test(password)) pool += 10;
  if (/[^A-Za-z\d]/.test(password)) pool += 20;
  return Math.max(pool, 2);
}

/** How many of its signs do not follow from the one before: `aaaa` and `1234` have one each. */
function surprises(plain: string): number {
  const signs = [...plain];
  const fresh = signs.filter((sign, index) => index === 0 || !follows(signs[index - 1] ?? '', sign)).length;
  // The same few signs over and over.
  return Math.min(fresh, new Set(signs).size * 2);
}

function follows(before: string, sign: string): boolean {
  if (before === sign) return true;
  return rows.some((row) => row.includes(before + sign) || row.includes(sign + before));
}
