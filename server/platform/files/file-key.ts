export class InvalidKey extends Error {
  override readonly name = 'InvalidKey';

  constructor() {
    super('The key of a file is made of letters, digits, dots, dashes and underscores, in parts joined by slashes');
  }
}

// A part never begins with a dot: that excludes `..`, and leaves names for files in progress.
const part = '[A-Za-z0-9_-][A-Za-z0-9._-]*';
const key = new RegExp(`^${part}(?:/${part})*$`);
const prefix = new RegExp(`^(?:${part}/)*$`);
const longest = 500;

function isFileKey(text: string): boolean {
  return text.length <= longest && key.test(text);
}

export function refuseInvalidKey(text: string): void {
  if (!isFileKey(text)) throw new InvalidKey();
}

export function refuseInvalidPrefix(text: string): void {
  if (text.length > longest || !prefix.test(text)) throw new InvalidKey();
}
