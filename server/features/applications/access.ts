interface Owned {
  readonly repId: string;
  readonly businessId: string;
}

/** The side of an actor: the rep who applied, or the business that received the application. */
export type Side = { readonly repId: string } | { readonly businessId: string };

/** Refuses actors of neither side. For them the application isn't found. */
export function refuseSide(side: Side, row: Owned): 'application.not_found' | null {
  const own = 'repId' in side ? row.repId === side.repId : row.businessId === side.businessId;
  return own ? null : 'application.not_found';
}
