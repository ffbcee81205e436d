interface Owned {
  readonly repId: string;
  readonly businessId: string;
}

/** The side an actor stands on: the rep who applied, or the business that received the application. */
export type Side = { readonly repId: string } | { readonly businessId: string };

/** Nobody but its two sides sees or moves an application; to all others it does not exist. */
export function refuseSide(side: Side, row: Owned): 'application.not_found' | null {
  const own = 'repId' in side ? row.repId === side.repId : row.businessId === side.businessId;
  return own ? null : 'application.not_found';
}
