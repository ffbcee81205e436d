/** As whom an administrator sees at this moment. Apart from what describes it: each page of the portals ships this. */
export const viewingPath = '/api/admin/viewing';
