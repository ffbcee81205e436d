import { themeLooks } from '#web/features/shell/theme-looks.ts';
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from '#web/lib/theme.ts';
import { Card } from '#web/ui/card.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { DataUse } from './data-use.tsx';

const hints: Record<ThemeChoice, string> = {
  light: 'Dark text on a light page',
  dark: 'Easier on the eyes at night',
  system: 'Follows your device’s setting',
};

/** Choices that this device keeps. */
export function AppearanceSection() {
  return (
    <>
      <Colours />
      <DataUse />
    </>
  );
}

function Colours() {
  const chosen = useThemeChoice();
  return (
    <Card title="Colours" description="Applies to this device only.">
      <RadioGroup
        legend="How Thengisa looks"
        look="cards"
        value={chosen}
        onChange={(choice) => chooseTheme(choice as ThemeChoice)}
        options={themeChoices.map((choice) => ({
          value: choice,
          label: themeLooks[choice].label,
          hint: hints[choice],
        }))}
      />
    </Card>
  );
}
