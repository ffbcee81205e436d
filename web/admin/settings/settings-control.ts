import type { Control } from 'react-hook-form';
import type { z } from 'zod';
import type { Settings, settings } from '#contract/operators/settings.ts';

export type SettingsValues = z.input<typeof settings>;

export type SettingsControl = Control<SettingsValues, unknown, Settings>;
