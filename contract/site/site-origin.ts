/** Placeholder of the public origin in built pages: the server inserts it at start, when it is known. */
export const originPlaceholder = 'https://origin.invalid';
