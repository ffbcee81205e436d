import { certificatesApi } from '#contract/courses/certificates.ts';
import { call } from '#web/lib/api-client.ts';
import { DownloadButton } from '#web/lib/download-button.tsx';
import { pdfFile } from '#web/lib/save-file.ts';

/** A PDF to print, and badges for wallets. */
export function CertificateFiles({ number }: { readonly number: string }) {
  const input = { params: { number } };
  async function loadBadge() {
    const { name, jwt: content } = await call(certificatesApi.badge, input);
    return { name, content, type: 'application/jwt' };
  }
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <DownloadButton
          size="medium"
          variant="primary"
          load={async () => pdfFile(await call(certificatesApi.pdf, input))}
          failed="We couldn’t download the certificate"
        >
          PDF certificate
        </DownloadButton>
        <DownloadButton size="medium" load={loadBadge} failed="We couldn’t download the badge">
          Open Badge
        </DownloadButton>
      </div>
      <p className="mt-2 text-ink-soft text-sm leading-snug">
        The PDF has your full name and a QR code. The badge is a signed file for badge wallets. It contains a
        fingerprint of your email address, and your name as you choose to show it below.
      </p>
    </div>
  );
}
