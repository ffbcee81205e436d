import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { adminPath } from '#contract/site/sign-in-addresses.ts';
import type { VettingCase } from '#contract/vetting/cases.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Description, DescriptionList } from '#web/ui/description-list.tsx';
import { EmailText } from '#web/ui/email-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AgreementCard } from './agreement-card.tsx';
import { caseQuery } from './api.ts';
import { factsOf } from './case-facts.ts';
import { CaseHistory } from './case-history.tsx';
import { DecisionCard } from './decision-card.tsx';
import { DocumentViewer } from './document-viewer.tsx';
import { HintCard } from './hint-card.tsx';
import { NumberCheckCard } from './number-check-card.tsx';
import { useClaim } from './use-claim.ts';
import { listNames, listTones, typeNames, waitText, waitTone } from './vetting-texts.ts';

interface VettingCasePageProps {
  readonly vettingId: string;
  /** The URL of the queue that it was opened from. */
  readonly back: string;
}

/** One case: the documents beside the data. */
export function VettingCasePage({ vettingId, back }: VettingCasePageProps) {
  const { data, error, isFetching, refetch } = useQuery(caseQuery(vettingId));
  if (data) return <Case found={data} back={back} />;
  return (
    <>
      <PageHeader title="Case" above={<BackLink to={back}>Back to the queue</BackLink>} />
      <NotLoaded query={{ error, isFetching, refetch }} label="Loading the case" />
    </>
  );
}

function Case({ found, back }: { readonly found: VettingCase; readonly back: string }) {
  const { id, name, email, userType, list, status, submittedAt, submissions, own } = found;
  const { claim, error } = useClaim(found);
  const mine = claim?.mine === true && !own;
  const why = whyNot(found, claim);
  return (
    <>
      <PageHeader title={name ?? email} above={<BackLink to={back}>Back to the queue</BackLink>} />
      <div className="-mt-3 mb-6 flex flex-wrap gap-2">
        <Badge tone={userType === 'rep' ? 'success' : 'info'}>{typeNames[userType]}</Badge>
        <Badge tone={listTones[list]}>{listNames[list]}</Badge>
        {status === 'pending' ? (
          <Badge tone={waitTone(submittedAt)} icon={<Hourglass aria-hidden="true" />}>
            {waitText(submittedAt)}
          </Badge>
        ) : null}
        {submissions > 1 ? <Badge>Submitted {submissions} times</Badge> : null}
      </div>
      {namesWaiting(found).map((wanted) => (
        <Alert
          key={wanted}
          tone="warning"
          title={`New name to review first: ${wanted}`}
          action={<TextLink to={namesAddress}>Review the name</TextLink>}
          className="mb-6"
        >
          An approval covers the name that others see. Review the new name before you approve the case.
        </Alert>
      ))}
      {claim && !claim.mine ? (
        <Alert tone="warning" title={`${claim.by} has this case`} announce className="mb-6">
          You can view the case but not decide. It will be assigned to you when they finish or leave it.
        </Alert>
      ) : null}
      {error && !claim ? (
        <Alert tone="danger" title="We couldn’t assign the case to you" announce className="mb-6">
          {error.message}
        </Alert>
      ) : null}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] xl:grid-rows-[auto_1fr]">
        <DocumentViewer vettingId={id} documents={found.documents} mayAsk={status === 'pending' && mine} />
        <div className="grid min-w-0 gap-6 xl:row-span-2">
          <HintCard hints={found.hints} others={found.others} />
          <Card title={userType === 'rep' ? 'Sales rep' : 'Business'} description="From their profile.">
            <DescriptionList items={factsOf(found).map(withEmailText)} look="columns" />
          </Card>
          <NumberCheckCard
            vettingId={id}
            isBusiness={userType === 'business'}
            numbers={found.numbers}
            mayCheck={status === 'pending' && mine}
          />
          <AgreementCard agreement={found.agreement} />
          <CaseHistory history={found.history} />
        </div>
        {/* The decision follows its evidence, also in focus order; on a wide screen it is below the documents. */}
        <DecisionCard found={found} why={why} />
      </div>
    </>
  );
}

/** An email address is too long for a column, and may wrap. */
const withEmailText = (fact: ReturnType<typeof factsOf>[number]): Description =>
  fact.term === 'Email' ? { ...fact, detail: <EmailText>{fact.detail}</EmailText>, wide: true } : fact;

const namesAddress = `${adminPath}?${new URLSearchParams({ tab: 'vetting', list: 'names' })}`;

const namesWaiting = ({ rep, business }: VettingCase): string[] =>
  [rep?.nameReview, business?.companyNameReview, business?.signatoryNameReview].flatMap((review) =>
    review?.status === 'waiting' ? [review.name] : [],
  );

function whyNot({ own, status }: VettingCase, claim: VettingCase['claim']): string | null {
  if (own) return 'This is your own account. Another admin must decide.';
  if (status !== 'pending' || claim?.mine) return null;
  return claim ? `${claim.by} has this case.` : 'We’re assigning the case to you.';
}
