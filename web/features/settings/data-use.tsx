import { chooseLessData, useLessData } from '#web/lib/less-data.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';

/** Compressed size of the site's fonts. */
export const fontKilobytes = 60;

/** How much data Thengisa uses on this device. */
export function DataUse() {
  const chosen = useLessData();
  return (
    <Card title="Data" description="Applies to this device only.">
      <Checkbox
        label="Use less data"
        hint={`We’ll use your device’s own font, which saves ${fontKilobytes} KB on your first visit and after most updates. Photos in messages load when you tap them, and pages load only when you open them.`}
        checked={chosen}
        onChange={chooseLessData}
      />
    </Card>
  );
}
