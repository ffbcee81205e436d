import type { Location } from '#contract/catalogue/catalogue.ts';
import { nationalProvince } from '#contract/catalogue/options.ts';
import type { locations } from './tables.ts';

export function presentLocation(row: typeof locations.$inferSelect): Location {
  return { id: row.id, name: row.name, province: row.province === nationalProvince ? null : row.province };
}
