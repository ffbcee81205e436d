/** PayFast cannot be reached, is busy or has trouble of its own: to be tried again later. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

/** PayFast does not do what it was asked for, and would not the next time either. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
