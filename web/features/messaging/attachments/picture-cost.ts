export interface Connection {
  readonly saveData?: boolean;
  /** As phones with Android say it. */
  readonly type?: string;
}

/** A message with so much more costs next to nothing. */
const littleBytes = 100_000;

const free = ['wifi', 'ethernet'];

/**
 * Whether a picture comes without being asked for. Who may pay for each byte is told what it costs first; where the browser does not
 * say what it is connected by, that is who holds it in their hand.
 */
export function comesUnasked(byteSize: number, { saveData, type }: Connection, byTouch: boolean): boolean {
  if (saveData) return false;
  return byteSize <= littleBytes || (type === undefined ? !byTouch : free.includes(type));
}
