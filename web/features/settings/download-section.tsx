import { Download } from 'lucide-react';
import { useState } from 'react';
import { accountApi } from '#contract/accounts/account.ts';
import { call } from '#web/lib/api-client.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { reasonOf } from './failure-reason.ts';

/** Everything that is kept about a person, for that person. */
export function DownloadSection() {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const data = await call(accountApi.export, {});
      saveFile(`thengisa-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2), 'application/json');
      toast({ title: 'Your data was downloaded' });
    } catch (error) {
      failureToast('Your data could not be downloaded', error, reasonOf(error));
    }
    setBusy(false);
  }

  return (
    <Card
      title="Download my data"
      description="All that we keep about you, from your profile, jobs and applications to your money and your devices, as one file that other programs can read (JSON)."
    >
      <Button
        variant="secondary"
        className="w-full md:w-fit"
        icon={<Download aria-hidden="true" className="size-4.5" />}
        busy={busy}
        busyLabel="Collecting"
        onClick={() => void download()}
      >
        Download my data
      </Button>
    </Card>
  );
}
