import type { SettingsChange } from '#contract/operators/settings.ts';
import { changeText, settingLabel } from './setting-words.ts';

/** Which settings changed, with old and new values. */
export function ChangedSettings({ changes }: Pick<SettingsChange, 'changes'>) {
  return (
    <ul className="grid gap-1">
      {changes.map((change) => (
        <li key={change.setting} className="wrap-anywhere">
          <span className="font-medium">{settingLabel(change.setting)}</span>: {changeText(change)}
        </li>
      ))}
    </ul>
  );
}
