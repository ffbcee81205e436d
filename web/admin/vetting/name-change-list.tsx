import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { BadgeCheck, Coffee, XCircle } from 'lucide-react';
import { useState } from 'react';
import { type NameChange, type NameList, type NamePart, nameChangesApi } from '#contract/profiles/name-review.ts';
import { userInPanelAddress } from '#contract/site/portal-addresses.ts';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { mutationOf, pagesOf } from '#web/lib/endpoint-queries.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { waitText } from './vetting-texts.ts';

const partNames: Record<NamePart, string> = {
  full_name: 'Full name',
  company_name: 'Company name',
  signatory_name: 'Responsible person',
};

/** New names waiting for the team, and its decisions on them. */
export function NameChangeList({ list }: { readonly list: NameList }) {
  const query = useInfiniteQuery(pagesOf(nameChangesApi.list, { query: { list } }));
  return (
    <PagedList
      query={query}
      noun="name"
      keyOf={({ id }) => id}
      empty={
        list === 'decided' ? (
          <p className="text-ink-soft">Names your team approves or declines appear here.</p>
        ) : (
          <EmptyState icon={<Coffee aria-hidden="true" />} title="No names to review">
            Name changes by verified users appear here, as do names of banks and state bodies.
          </EmptyState>
        )
      }
    >
      {(change) => <NameChangeCard change={change} />}
    </PagedList>
  );
}

function NameChangeCard({ change }: { readonly change: NameChange }) {
  const { id: nameChangeId, userId, email, part, nameBefore, nameAfter, status, askedAt, decidedAt } = change;
  const params = { nameChangeId };
  const approve = useMutation(mutationOf(nameChangesApi.approve));
  const decline = useMutation(mutationOf(nameChangesApi.decline));
  const [declining, setDeclining] = useState(false);

  async function approveName() {
    try {
      await approve.mutateAsync({ params });
      toast({ title: 'Name approved', description: `Other users now see ${nameAfter}.` });
    } catch (error) {
      const { title, message } =
        error instanceof ApiError ? error : { title: 'We couldn’t approve the name', message: 'Please try again.' };
      toast({ title, description: message, variant: 'destructive' });
    }
  }

  return (
    <Card
      title={<span className="break-words">{nameAfter}</span>}
      description={
        status === 'waiting' ? `Waiting ${waitText(askedAt)}` : `Decided ${formatDate(decidedAt ?? askedAt)}`
      }
    >
      <div className="-mt-1 mb-4 flex flex-wrap gap-2">
        <Badge tone={part === 'full_name' ? 'success' : 'info'}>{partNames[part]}</Badge>
        {change.verified ? <Badge tone="accent">Verified account</Badge> : null}
        {change.isProtected ? <Badge tone="danger">Bank, state body or our brand</Badge> : null}
        {status === 'waiting' ? null : (
          <Badge tone={status === 'approved' ? 'success' : 'danger'}>
            {status === 'approved' ? 'Approved' : 'Declined'}
          </Badge>
        )}
      </div>
      <DescriptionList
        look="columns"
        items={[
          { term: 'Current name', detail: nameBefore ?? 'None yet' },
          { term: 'New name', detail: nameAfter },
          { term: 'Account', detail: <TextLink to={userInPanelAddress(userId)}>{email}</TextLink> },
          ...(change.decidedBy ? [{ term: 'Decided by', detail: change.decidedBy }] : []),
          ...(change.reason ? [{ term: 'Reason', detail: change.reason }] : []),
        ]}
      />
      {status === 'waiting' ? (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            busy={approve.isPending}
            busyLabel="Approving"
            icon={<BadgeCheck aria-hidden="true" className="size-5" />}
            onClick={() => void approveName()}
          >
            Approve name
          </Button>
          <Button
            variant="danger"
            disabled={approve.isPending}
            icon={<XCircle aria-hidden="true" className="size-5" />}
            onClick={() => setDeclining(true)}
          >
            Decline name
          </Button>
        </div>
      ) : null}
      {declining ? (
        <ReasonDialog
          title={`Decline the name ${nameAfter}?`}
          description={`Other users will still see ${nameBefore ?? 'no name'}.`}
          hint="We’ll record this reason and email it to the user."
          confirmLabel="Decline name"
          failedTitle="We couldn’t decline the name"
          limit={1000}
          onSend={async (reason) => {
            await decline.mutateAsync({ params, body: { reason } });
            toast({ title: 'Name declined', description: 'We emailed your reason to the user.' });
          }}
          onClose={() => setDeclining(false)}
        />
      ) : null}
    </Card>
  );
}
