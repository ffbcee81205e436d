import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { otherListAddress, type PaymentList } from './review-addresses.ts';

/** Nothing in a list that was narrowed. */
export function NothingFound({ list, search }: { readonly list: PaymentList; readonly search: string }) {
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={<Search aria-hidden="true" />}
      title="Nothing found"
      action={
        <Button variant="secondary" onClick={() => void navigate(otherListAddress(list), { replace: true })}>
          Show all
        </Button>
      }
    >
      {search ? `No address or name contains “${search}”, and no number is it.` : 'Nothing is in this state.'}
    </EmptyState>
  );
}
