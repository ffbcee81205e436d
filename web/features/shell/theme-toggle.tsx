import { themeLooks } from '#web/features/shell/theme-looks.ts';
import { chooseTheme, themeChoices, useThemeChoice } from '#web/lib/theme.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** Light, dark, or the device's setting. */
export function ThemeToggle() {
  const chosen = useThemeChoice();
  return (
    <fieldset className="flex w-fit rounded-full border border-current/25 p-0.5">
      <legend className="sr-only">Colours</legend>
      {themeChoices.map((choice) => {
        const { Icon, label } = themeLooks[choice];
        return (
          <label
            key={choice}
            title={label}
            data-acts=""
            className="relative grid size-9 place-content-center rounded-full text-current has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="theme"
              value={choice}
              checked={chosen === choice}
              onChange={() => chooseTheme(choice)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <Icon aria-hidden="true" className="pointer-events-none size-4.5" />
            <VisuallyHidden>{label}</VisuallyHidden>
          </label>
        );
      })}
    </fieldset>
  );
}
