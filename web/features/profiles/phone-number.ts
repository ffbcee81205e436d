import { useEffect, useState } from 'react';
import { phoneExpected, plainSigns } from '#contract/phone-number.ts';

// The world's numbering plans, loaded only to show or type a number.
const plans = () => import('libphonenumber-js/min');

/** "082 123 4567" for a South African number, "+44 20 7946 0958" for any other; null if invalid. */
async function format(typed: string): Promise<string | null> {
  const { parsePhoneNumberFromString } = await plans();
  const number = parsePhoneNumberFromString(plainSigns(typed), 'ZA');
  if (!number?.isValid() || number.ext !== undefined) return null;
  return number.country === 'ZA' ? number.formatNational() : number.formatInternational();
}

/** Like `format`; without a connection for the numbering plans, the number unchanged. */
export const writePhone = (typed: string): Promise<string | null> => format(typed).catch(() => typed);

/** The error for a typed number; null when it is valid, or when only the server can decide. */
export async function refusePhone(typed: string | null | undefined): Promise<string | null> {
  if (!typed?.trim()) return null;
  const written = await writePhone(typed);
  return written === null ? phoneExpected : null;
}

/** A stored number in its usual notation. */
export function usePhone(stored: string | null): string | null {
  const [written, setWritten] = useState<{ stored: string; as: string } | null>(null);
  useEffect(() => {
    if (stored === null) return;
    let current = true;
    void writePhone(stored).then((as) => {
      if (current) setWritten({ stored, as: as ?? stored });
    });
    return () => {
      current = false;
    };
  }, [stored]);
  return written?.stored === stored ? written.as : stored;
}
