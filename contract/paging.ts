import { z } from 'zod';

/** How many rows a page of a list holds. */
export const pageSize = 20;

/** How many a page of an administrator's list holds. */
export const adminPageSize = 50;

export const pageQuery = z.object({
  /** Opaque: the `nextCursor` of the page before. */
  cursor: z.string().max(200).optional(),
});

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

export interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}
