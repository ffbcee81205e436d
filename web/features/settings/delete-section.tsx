import { useState } from 'react';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** Permanent deletion of the account. */
export function DeleteSection() {
  const { roles } = useMe();
  const [asking, setAsking] = useState(false);
  return (
    <Card title="Delete my account" description="This is permanent. We can’t undo it.">
      <ul className="mb-5 grid list-disc gap-1.5 ps-5 text-[0.9375rem] marker:text-line-strong">
        <li>Your name, address, profiles and sign-in are removed, and all your devices are signed out.</li>
        {roles.includes('sales_rep') ? (
          <li>
            Open applications are withdrawn. Businesses still see past applications and their outcomes, from a “Former
            rep” without your messages.
          </li>
        ) : null}
        {roles.includes('business') ? (
          <li>
            Your open jobs are closed, and applicants who are waiting are notified. Reps keep the record of your jobs.
          </li>
        ) : null}
        <li>We’ll confirm by email.</li>
      </ul>
      <Button variant="danger" className="w-full md:w-fit" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {asking ? <DeleteAccountDialog onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}
