import { faultOfSignature } from '#domain/vetting/signature-name.ts';

/** What to correct in a typed signature; null if it's fine. The form and the server both ask this. */
export function signatureRefusal(typed: string, expectedName: string | null): string | null {
  const fault = faultOfSignature(typed, expectedName);
  if (fault === 'no_full_name') return 'Type your first name and surname.';
  return (
    fault && `Sign with the name on your account: ${expectedName}. If your name has changed, update your profile first.`
  );
}
