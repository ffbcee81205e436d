import { OnDemand } from './on-demand.tsx';
import type { AlertDialogProps } from './overlays/alert-dialog.tsx';

/** Confirms an irreversible action. The initial focus is on Cancel. */
export const AlertDialog = (props: AlertDialogProps) => (
  <OnDemand pick={(overlays) => overlays.AlertDialog} popup="dialog" props={props} />
);
