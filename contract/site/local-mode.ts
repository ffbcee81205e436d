/**
 * Stands on the root element of every page in local mode: pages are made at build, when nobody knows the mode yet. Its value
 * is the addresses of the demo's business, rep and admin and their password, with spaces between; empty where there is no demo.
 */
export const localMark = 'data-local';
