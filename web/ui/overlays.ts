/** In one file: they share most of their code, and one that is open may open another. */
export { AlertDialog } from './overlays/alert-dialog.tsx';
export { Dialog } from './overlays/dialog.tsx';
export { Menu } from './overlays/menu.tsx';
export { Popover } from './overlays/popover.tsx';
export { Sheet } from './overlays/sheet.tsx';
export { SidePanel } from './overlays/side-panel.tsx';
