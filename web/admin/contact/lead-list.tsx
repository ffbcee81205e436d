import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Sprout } from 'lucide-react';
import { labelOf } from '#contract/catalogue/options.ts';
import { type AdminLead, type EnquiryList, enquiriesApi } from '#contract/contact/enquiries.ts';
import {
  leadAvailability,
  leadExperience,
  leadIndustries,
  leadProvinces,
  repCounts,
} from '#contract/contact/lead-options.ts';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { leadsQuery } from './api.ts';
import { EnquiryCard } from './enquiry-card.tsx';

interface LeadListProps {
  readonly list: EnquiryList;
  readonly id: string | undefined;
}

/** Details left with consent. */
export const LeadList = ({ list, id }: LeadListProps) => (
  <PagedList
    query={useInfiniteQuery(leadsQuery(list, id))}
    noun="lead"
    keyOf={(lead) => lead.id}
    empty={
      <EmptyState
        icon={<Sprout aria-hidden="true" />}
        title={id ? 'This lead was deleted' : list === 'open' ? 'No leads waiting' : 'No closed leads yet'}
      >
        {id
          ? 'Leads are deleted after a year, or when the sender withdraws their consent.'
          : list === 'open'
            ? 'When a business or a rep leaves their details, they appear here.'
            : 'Leads your team has closed appear here.'}
      </EmptyState>
    }
  >
    {(lead) => <Lead lead={lead} />}
  </PagedList>
);

function factsOf(lead: AdminLead): { term: string; detail: string }[] {
  const facts = [
    ['Company', lead.companyName],
    ['Industry', lead.industry && labelOf(leadIndustries, lead.industry)],
    ['Needs', lead.numberOfReps && labelOf(repCounts, lead.numberOfReps)],
    ['Province', lead.location && labelOf(leadProvinces, lead.location)],
    ['Experience', lead.experience && labelOf(leadExperience, lead.experience)],
    ['Industries', lead.industries?.map((one) => labelOf(leadIndustries, one)).join(', ')],
    ['Availability', lead.availability && labelOf(leadAvailability, lead.availability)],
  ] as const;
  return facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
}

function Lead({ lead }: { readonly lead: AdminLead }) {
  const {
    id: leadId,
    kind,
    name,
    email,
    phone,
    consentedAt,
    account,
    handled,
    assignedTo,
    answers,
    description,
  } = lead;
  const onError = (error: Error) => failureToast('We couldn’t save the change', error);
  const settle = useMutation({ ...mutationOf(enquiriesApi.settleLead), onError });
  const reopen = useMutation({ ...mutationOf(enquiriesApi.reopenLead), onError });
  const answer = useMutation(mutationOf(enquiriesApi.answerLead));
  const assign = useMutation({ ...mutationOf(enquiriesApi.assignLead), onError });
  return (
    <EnquiryCard
      {...{ name, email, phone, account, handled, assignedTo, answers }}
      subject="Your enquiry to Thengisa"
      at={consentedAt}
      busy={settle.isPending || reopen.isPending}
      onSettle={() => settle.mutate({ params: { leadId } })}
      onReopen={() => reopen.mutate({ params: { leadId } })}
      onAnswer={(body) => answer.mutateAsync({ params: { leadId }, body })}
      onAssign={(adminId) => assign.mutate({ params: { leadId }, body: { adminId } })}
    >
      <h3 className="font-semibold">{kind === 'business' ? 'Looking for reps' : 'Looking for gigs'}</h3>
      <DescriptionList look="columns" items={factsOf(lead)} />
      {description ? <p className="whitespace-pre-wrap leading-relaxed wrap-anywhere">{description}</p> : null}
    </EnquiryCard>
  );
}
