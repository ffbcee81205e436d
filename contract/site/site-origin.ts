/**
 * Stands in the built pages where the address that people open belongs: it is known only when the server starts, which
 * puts it in.
 */
export const originPlaceholder = 'https://origin.invalid';
