import { MadePage } from '#web/features/marketing/made-page.tsx';

/** The server writes it, as it does the certificates. */
export const meta = () => [];

export default function CertificateCheck() {
  return <MadePage />;
}
