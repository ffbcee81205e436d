import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { secondFactorsQuery } from '#web/features/session/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { AppList } from './app-list.tsx';
import { EnrollDialog } from './enroll-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RemovalNotice } from './removal-notice.tsx';

/** Two-factor sign-in: an app's code besides the password. */
export function TwoFactorSection() {
  const queries = useQueryClient();
  const factors = useQuery(secondFactorsQuery);
  const [enrolling, setEnrolling] = useState(false);
  /** New ones, to show once. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isOn = (factors.data?.apps.length ?? 0) > 0;

  async function changed(newCodes: readonly string[] | null) {
    setCodes(newCodes);
    await queries.invalidateQueries({ queryKey: secondFactorsQuery.queryKey });
  }

  return (
    <Card
      title="Two-factor sign-in"
      description="A code from an app on your phone, in addition to your password."
      action={factors.data ? <State isOn={isOn} /> : null}
    >
      <QueryPart query={factors} label="Loading your second factors">
        {({ apps, recovery }) => (
          <div className="grid gap-6">
            {isOn ? (
              <>
                <RemovalNotice />
                <AppList apps={apps} onChanged={() => void changed(null)} />
                <RecoveryCodes recovery={recovery} onNewCodes={(next) => void changed(next)} />
              </>
            ) : null}
            <Button
              variant={isOn ? 'secondary' : 'primary'}
              className="w-full md:w-fit"
              onClick={() => setEnrolling(true)}
            >
              {isOn ? 'Add another app' : 'Turn on'}
            </Button>
          </div>
        )}
      </QueryPart>
      {enrolling ? (
        <EnrollDialog
          isFirst={!isOn}
          onClose={() => setEnrolling(false)}
          onEnrolled={(next) => {
            setEnrolling(false);
            void changed(next);
          }}
        />
      ) : null}
      {codes ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} /> : null}
    </Card>
  );
}

function State({ isOn }: { readonly isOn: boolean }) {
  const Icon = isOn ? ShieldCheck : ShieldOff;
  return (
    <Badge tone={isOn ? 'success' : 'neutral'} icon={<Icon aria-hidden="true" />}>
      {isOn ? 'On' : 'Off'}
    </Badge>
  );
}
