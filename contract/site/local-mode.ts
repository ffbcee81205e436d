/**
 * On the root element of every page in local mode: pages are made at build, before the mode is known. Its value is the addresses of the demo's
 * business, rep and admin and their password, with spaces between; empty where there is no demo.
 */
export const localMark = 'data-local';
