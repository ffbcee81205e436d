/** Names a kind of event of a feature; the type is its payload. */
export interface EventKind<Payload extends object> {
  readonly name: string;
  readonly payload?: Payload;
}

export function eventKind<Payload extends object>(name: string): EventKind<Payload> {
  return { name };
}
