import type { SettingsChange } from '#contract/operators/settings.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { changeText, settingLabel } from './setting-words.ts';

interface ChangedMeanwhileProps {
  readonly changes: SettingsChange['changes'];
  /** Unsaved edits here. */
  readonly isTyped: (setting: string) => boolean;
  readonly onTakeTheirs: () => void;
}

/** Shown when another admin saved settings while this form was open. */
export function ChangedMeanwhile({ changes, isTyped, onTakeTheirs }: ChangedMeanwhileProps) {
  const both = changes.some(({ setting }) => isTyped(setting));
  return (
    <Alert
      announce
      tone="warning"
      title="Another admin has changed the settings"
      action={
        both ? (
          <Button variant="secondary" size="small" onClick={onTakeTheirs}>
            Keep their values
          </Button>
        ) : undefined
      }
    >
      <ul className="mt-1 list-disc ps-5">
        {changes.map((change) => (
          <li key={change.setting}>
            {settingLabel(change.setting)}: {changeText(change)}
            {isTyped(change.setting) ? '. Saving your value replaces this.' : null}
          </li>
        ))}
      </ul>
      <p className="mt-1">What you typed is still here.</p>
    </Alert>
  );
}
