import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '#server/platform/env.ts';

/** Filled by the operator from the page or the quotation of a provider. Nothing here is estimated. */
const hostingPrices = z.object({
  machines: z.array(
    z.object({
      name: z.string().min(1),
      /** The address of the price list, or the number of the quotation. */
      source: z.string().min(1),
      readOn: z.iso.date(),
      /** With VAT, in cents. */
      centsPerMonth: z.int().min(1),
      /** The knee that `npm run bench -- day` found on this machine, in actions a second. Null: not measured there. */
      kneePerSecond: z.number().positive().nullable(),
    }),
  ),
});

type Machine = z.output<typeof hostingPrices>['machines'][number];

export const readHostingPrices = async (): Promise<readonly Machine[]> =>
  hostingPrices.parse(JSON.parse(await readFile(join(projectRoot, 'bench/day/hosting-prices.json'), 'utf8'))).machines;

/** Actions a second at the knee for each R100 of a month's rent. Null: not measured on this machine. */
export const carriedPerHundredRand = ({ kneePerSecond, centsPerMonth }: Machine): number | null =>
  kneePerSecond === null ? null : (kneePerSecond * 10_000) / centsPerMonth;
