/** Names something that happens in a feature; the type says what is told about it. */
export interface EventKind<Payload extends object> {
  readonly name: string;
  readonly payload?: Payload;
}

export function eventKind<Payload extends object>(name: string): EventKind<Payload> {
  return { name };
}
