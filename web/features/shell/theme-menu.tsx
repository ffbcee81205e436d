import { themeLooks } from '#web/features/shell/theme-looks.ts';
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from '#web/lib/theme.ts';
import type { MenuChoice } from '#web/ui/menu.tsx';

/** The choice of colours as part of a menu. */
export function useThemeMenu(): MenuChoice {
  const value = useThemeChoice();
  return {
    label: 'Colours',
    value,
    options: themeChoices.map((choice) => {
      const { Icon, label } = themeLooks[choice];
      return { value: choice, label, icon: <Icon aria-hidden="true" className="size-4.5" /> };
    }),
    onChange: (choice) => chooseTheme(choice as ThemeChoice),
  };
}
