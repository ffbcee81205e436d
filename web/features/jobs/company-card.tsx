import { brand } from '#contract/brand.ts';
import type { Company } from '#contract/jobs/company.ts';
import type { BusinessRecord } from '#contract/reliability-records.ts';
import { answerTime } from '#texts/applications/answer-time.ts';
import { businessRecordText } from '#texts/trust/reliability-records.ts';
import { ReviewsOf } from '#web/features/reviews/reviews-of.tsx';
import { plural } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { pictureInSize } from '#web/lib/picture-in-size.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { WebsiteLink } from '#web/ui/website-link.tsx';

interface CompanyCardProps {
  readonly jobId: string;
  readonly company: Company;
  readonly record: BusinessRecord;
}

/** The business behind a job: its own description, and its track record. */
export function CompanyCard({ jobId, company, record }: CompanyCardProps) {
  const { name, description, website, logo, since, jobsPosted, answerHours } = company;
  const items = [
    { term: `On ${brand.name} since`, detail: formatDate(since) },
    { term: 'Jobs posted', detail: plural(jobsPosted, 'job') },
    {
      term: 'Replies to applicants',
      detail:
        answerHours === null ? (
          <span className="font-normal text-ink-soft">not enough replies yet</span>
        ) : (
          <>
            usually within {answerTime(answerHours)}
            <span className="block font-normal text-ink-soft text-sm">
              Half of its recent replies came within this time.
            </span>
          </>
        ),
    },
    {
      term: 'Reliability',
      detail: (
        <>
          {businessRecordText(record)}
          <span className="block font-normal text-sm">
            <TextLink to="/reliability">How reliability works</TextLink>
          </span>
        </>
      ),
    },
    ...(website ? [{ term: 'Website', detail: <WebsiteLink address={website} />, wide: true }] : []),
  ];
  return (
    <Card title="Company" className="min-w-0">
      <div className="mb-4 flex items-center gap-3">
        <Avatar name={name} imageUrl={pictureInSize(logo?.url, '128x128')} size="large" />
        <h3 className="min-w-0 break-words text-lg">{name}</h3>
      </div>
      {description ? <p className="mb-4 whitespace-pre-line break-words leading-relaxed">{description}</p> : null}
      <div className="mb-4">
        <ReviewsOf totals={company.reviews} about={{ jobId }} />
      </div>
      <DescriptionList look="columns" items={items} />
    </Card>
  );
}
