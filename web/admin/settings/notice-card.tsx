import { settings } from '#contract/operators/settings.ts';
import { longest } from '#web/lib/longest.ts';
import { Card } from '#web/ui/card.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { SettingsControl } from './settings-control.ts';

/** South African time has no daylight saving. */
const sast = 2 * 60 * 60 * 1000;

/** `2026-11-23T20:00:00.000Z` as the value of a datetime field: `2026-11-23T22:00`. */
export const toLocal = (iso: string | null): string =>
  iso === null ? '' : new Date(new Date(iso).getTime() + sast).toISOString().slice(0, 16);

export const fromLocal = (local: string): string | null =>
  local === '' ? null : new Date(`${local}+02:00`).toISOString();

/** A banner on every page. */
export function NoticeCard({ control }: { readonly control: SettingsControl }) {
  return (
    <Card title="Notice" description="One line at the top of every page, for example before maintenance.">
      <div className="grid gap-6">
        <FormField control={control} name="noticeText" label="Text" hint="Plain text. Leave empty for no notice.">
          {(field) => <Textarea {...field} rows={2} limit={longest(settings.shape.noticeText)} />}
        </FormField>
        <div className="grid gap-6 sm:grid-cols-2">
          {(
            [
              ['noticeFrom', 'From', 'South African time. Leave empty to start now.'],
              ['noticeUntil', 'Until', 'Leave empty to show it until you remove it.'],
            ] as const
          ).map(([name, label, hint]) => (
            <FormField key={name} control={control} name={name} label={label} hint={hint}>
              {({ value, onChange, ...field }) => (
                <TextInput
                  {...field}
                  type="datetime-local"
                  value={toLocal(value)}
                  onChange={({ target }) => onChange(fromLocal(target.value))}
                />
              )}
            </FormField>
          ))}
        </div>
      </div>
    </Card>
  );
}
