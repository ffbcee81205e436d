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
        <li>We’ll remove your name, address, profiles and sign-in, and sign out all your devices.</li>
        {roles.includes('sales_rep') ? (
          <li>
            We’ll withdraw your open applications. Businesses will still see past applications and their outcomes, from
            a “Former rep” without your messages.
          </li>
        ) : null}
        {roles.includes('business') ? (
          <li>We’ll close your open jobs and notify waiting applicants. Reps keep their record of your jobs.</li>
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
