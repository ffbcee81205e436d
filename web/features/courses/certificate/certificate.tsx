import { useQuery } from '@tanstack/react-query';
import { type Certificate as Content, certificatesApi } from '#contract/courses/certificates.ts';
import { courseRefusals } from '#contract/courses/refusals.ts';
import { certificateAddress } from '#contract/site/certificate-addresses.ts';
import { finalTestAddress, writeToTeamAddress } from '#contract/site/portal-addresses.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { siteOrigin } from '#web/lib/site-origin.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { CertificateFiles } from './certificate-files.tsx';
import { CorrectName } from './correct-name.tsx';
import { ShareCertificate } from './share-certificate.tsx';
import { ShownNameChoice } from './shown-name-choice.tsx';

const certificatesQuery = queryOf(certificatesApi.list, {});

/** The learner's own certificate: its content, and every action on it. */
export function Certificate({ number }: { readonly number: string }) {
  const query = useQuery(certificatesQuery);
  return (
    <QueryPart query={query} label="Loading your certificate">
      {({ items }) => {
        const certificate = items.find((one) => one.number === number);
        if (certificate) return <Found certificate={certificate} />;
        const { title, detail } = courseRefusals['certificate.not_found'];
        return (
          <Alert tone="info" title={title}>
            {detail}
          </Alert>
        );
      }}
    </QueryPart>
  );
}

function Found({ certificate }: { readonly certificate: Content }) {
  const { number, courseId, title, level, holderName, issuedAt, reissuedAt, withdrawn } = certificate;
  const path = certificateAddress(number);
  return (
    <Card
      title="Your certificate"
      description={title}
      action={withdrawn ? <Badge tone="danger">Withdrawn</Badge> : <Badge tone="success">Valid</Badge>}
    >
      <div className="grid gap-6">
        {withdrawn ? (
          <Alert tone="danger" title={`Withdrawn on ${formatDate(withdrawn.at)}`}>
            <p className="whitespace-pre-line break-words">{withdrawn.reason}</p>
            <p className="mt-2">
              {withdrawn.wayBack === 'take the test' ? (
                <>
                  Take the final test again to earn a new certificate.{' '}
                  <TextLink to={finalTestAddress(courseId)}>Open final test</TextLink>
                </>
              ) : (
                <>
                  You need our team’s permission to take the final test again.{' '}
                  <TextLink to={writeToTeamAddress('rep')}>Message our team</TextLink>
                </>
              )}
            </p>
          </Alert>
        ) : (
          <CorrectName certificate={certificate} />
        )}
        <DescriptionList
          look="columns"
          items={[
            { term: 'Name on certificate', detail: holderName },
            { term: 'Level', detail: level },
            { term: 'Issued', detail: formatDate(issuedAt) },
            ...(reissuedAt ? [{ term: 'Name corrected', detail: formatDate(reissuedAt) }] : []),
            { term: 'Number', detail: number, wide: true },
            {
              term: 'Anyone can check it at',
              // A server-rendered page: needs a document load.
              detail: (
                <a href={path} className="break-all text-brand underline underline-offset-4">
                  {siteOrigin() + path}
                </a>
              ),
              wide: true,
            },
          ]}
        />
        {withdrawn ? null : (
          <>
            <CertificateFiles number={number} />
            <ShareCertificate title={title} url={siteOrigin() + path} />
            <ShownNameChoice certificate={certificate} />
          </>
        )}
      </div>
    </Card>
  );
}
