import { useSearchParams } from 'react-router';
import { VettingCasePage } from '#web/admin/vetting/vetting-case.tsx';
import { queueAddress, VettingQueue } from '#web/admin/vetting/vetting-queue.tsx';

/** The queue, or the case that the URL selects. */
export default function VettingTab() {
  const [address] = useSearchParams();
  const vettingId = address.get('case');
  if (!vettingId) return <VettingQueue />;
  return <VettingCasePage key={vettingId} vettingId={vettingId} back={queueAddress(address)} />;
}
