/** The user whom an administrator is viewing as. Apart from what describes it: each page of the portals ships this. */
export const viewingPath = '/api/admin/viewing';
