import { MadePage } from '#web/features/marketing/made-page.tsx';

/** Rendered by the server, like the certificates. */
export const meta = () => [];

export default function CertificateCheck() {
  return <MadePage />;
}
