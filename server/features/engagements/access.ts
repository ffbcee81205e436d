/** One of the two sides of some work. */
export type Side = { readonly repId: string } | { readonly businessId: string };

/** Whoever is signed in may be on either. */
export interface Sides {
  readonly repId?: string | null;
  readonly businessId?: string | null;
}
