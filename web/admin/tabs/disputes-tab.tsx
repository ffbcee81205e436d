import { useSearchParams } from 'react-router';
import { WaitingApproval } from '#web/admin/approvals/waiting-approval.tsx';
import { disputeListAddress } from '#web/admin/disputes/dispute-addresses.ts';
import { DisputeLists } from '#web/admin/disputes/dispute-lists.tsx';
import { ReviewedWorkPage } from '#web/admin/disputes/dispute-review-page.tsx';

/** The queue, or the gig that the URL selects. */
export default function DisputesTab() {
  const [address] = useSearchParams();
  const work = address.get('work');
  if (!work) return <DisputeLists />;
  return (
    <>
      <WaitingApproval act="dispute.decide" targetId={work} />
      <ReviewedWorkPage key={work} engagementId={work} back={disputeListAddress(address)} />
    </>
  );
}
