/** One of the two sides of an engagement. */
export type Side = { readonly repId: string } | { readonly businessId: string };

/** The profiles of the signed-in user, who may be on either side. */
export interface Sides {
  readonly repId?: string | null;
  readonly businessId?: string | null;
}
