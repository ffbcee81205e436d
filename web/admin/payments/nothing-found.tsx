import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { otherListAddress, type PaymentList } from './review-addresses.ts';

/** Shown when a search or filter leaves a list empty. */
export function NothingFound({ list, search }: { readonly list: PaymentList; readonly search: string }) {
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={<Search aria-hidden="true" />}
      title="No results"
      action={
        <Button variant="secondary" onClick={() => void navigate(otherListAddress(list), { replace: true })}>
          Clear filters
        </Button>
      }
    >
      {search ? `No email address, name or number matches “${search}”.` : 'No entry has this status.'}
    </EmptyState>
  );
}
