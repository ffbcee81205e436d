/** The used part of a browser's storage: its keys are its own properties. */
export class FakeStorage {
  [key: string]: unknown;
}
Object.defineProperties(FakeStorage.prototype, {
  getItem: {
    value(this: FakeStorage, key: string) {
      return this[key] ?? null;
    },
  },
  setItem: {
    value(this: FakeStorage, key: string, text: string) {
      this[key] = text;
    },
  },
  removeItem: {
    value(this: FakeStorage, key: string) {
      delete this[key];
    },
  },
});
