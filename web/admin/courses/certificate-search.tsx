import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { AdminCertificate } from '#contract/courses/certificates.ts';
import { courseRefusals } from '#contract/courses/refusals.ts';
import { certificateAddress } from '#contract/site/certificate-addresses.ts';
import { userInPanelAddress } from '#contract/site/portal-addresses.ts';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AllowRetake } from './allow-retake.tsx';
import { foundCertificateQuery } from './api.ts';
import { WithdrawCertificate } from './withdraw-certificate.tsx';

/** Search by certificate number, also as typed from paper. The number stays out of the URL: anyone who has it can see the certificate. */
export function CertificateSearch() {
  const { state, key } = useLocation();
  const given = typeof state?.certificate === 'string' ? state.certificate : '';
  return <NumberSearch key={given === '' ? 'typed' : key} given={given} />;
}

/** @param given the number from the panel's search */
function NumberSearch({ given }: { readonly given: string }) {
  const [typed, setTyped] = useState(given);
  const [asked, setAsked] = useState(given);
  return (
    <div className="grid gap-6">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(typed.trim());
        }}
      >
        <Field label="Certificate number" className="min-w-0 flex-1 basis-64">
          <TextInput
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            maxLength={40}
            placeholder="TH-7K2M-9QXA-4D0C"
          />
        </Field>
        <Button type="submit" className="w-full md:w-fit">
          Find certificate
        </Button>
      </form>
      {asked === '' ? null : <Found key={asked} number={asked} />}
    </div>
  );
}

function Found({ number }: { readonly number: string }) {
  const query = useQuery(foundCertificateQuery(number));
  if (query.error instanceof ApiError && query.error.code === 'certificate.not_found') {
    const { title, detail } = courseRefusals['certificate.not_found'];
    return (
      <Alert tone="info" title={title}>
        {detail}
      </Alert>
    );
  }
  return (
    <QueryPart query={query} label="Finding the certificate">
      {(certificate) => <CertificateCard certificate={certificate} asked={number} />}
    </QueryPart>
  );
}

interface CertificateCardProps {
  readonly certificate: AdminCertificate;
  /** As it was typed. */
  readonly asked: string;
}

function CertificateCard({ certificate, asked }: CertificateCardProps) {
  const { number, title, level, holder, holderName, issuedAt, reissuedAt, scorePercent, withdrawn } = certificate;
  const may = useAdminMay()('certificates.withdraw');
  return (
    <Card
      title={title}
      action={withdrawn ? <Badge tone="danger">Withdrawn</Badge> : <Badge tone="success">Valid</Badge>}
    >
      <div className="grid gap-6">
        {withdrawn ? (
          <Alert tone="danger" title={`Withdrawn on ${formatDate(withdrawn.at)}`}>
            <p className="whitespace-pre-line break-words">{withdrawn.reason}</p>
            <p className="mt-2">
              {withdrawn.wayBack === 'take the test'
                ? 'The rep can retake the final test.'
                : 'The rep can’t retake the final test.'}
            </p>
          </Alert>
        ) : null}
        <DescriptionList
          look="columns"
          items={[
            { term: 'Name on certificate', detail: holderName },
            { term: 'Level', detail: level },
            { term: 'Issued', detail: formatDate(issuedAt) },
            ...(reissuedAt ? [{ term: 'Name corrected', detail: formatDate(reissuedAt) }] : []),
            { term: 'Test score', detail: `${scorePercent} %` },
            {
              term: 'Holder',
              detail: <TextLink to={userInPanelAddress(holder.userId)}>{holder.email}</TextLink>,
              wide: true,
            },
            {
              term: 'Number',
              // A server-rendered page: needs a document load.
              detail: (
                <a href={certificateAddress(number)} className="break-all text-brand underline underline-offset-4">
                  {number}
                </a>
              ),
              wide: true,
            },
          ]}
        />
        {withdrawn || !may ? null : <WithdrawCertificate number={number} asked={asked} />}
        {may && withdrawn?.wayBack === 'ask the team' ? <AllowRetake number={number} asked={asked} /> : null}
        <p className="text-ink-soft text-sm">The audit log records that you viewed this certificate.</p>
      </div>
    </Card>
  );
}
