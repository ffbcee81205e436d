import { evidenceApi } from '#contract/trust/evidence.ts';
import { call } from '#web/lib/api-client.ts';
import { DownloadButton } from '#web/lib/download-button.tsx';
import { zipFile } from '#web/lib/save-file.ts';
import { Card } from '#web/ui/card.tsx';

interface EvidenceCardProps {
  readonly engagementId: string;
  /** The download is recorded in the audit log. */
  readonly asTeam?: boolean;
}

/** Downloads all that is recorded about a gig, signed by us. */
export function EvidenceCard({ engagementId, asTeam = false }: EvidenceCardProps) {
  const params = { engagementId };
  return (
    <Card
      title="Evidence"
      description={`Terms, payments, check-ins, hours${asTeam ? '' : ', messages'} and decisions about this gig. You get a ZIP file with a PDF to read and the signed data. ${
        asTeam
          ? 'We record each download in the audit log.'
          : 'Only the rep, the business and our team can download it.'
      }`}
    >
      <DownloadButton
        full="phone"
        load={async () =>
          zipFile(
            await (asTeam ? call(evidenceApi.downloadAsTeam, { params }) : call(evidenceApi.download, { params })),
          )
        }
        failed="We couldn’t download the evidence"
      >
        Download evidence
      </DownloadButton>
    </Card>
  );
}
