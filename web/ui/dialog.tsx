import { OnDemand } from './on-demand.tsx';
import type { DialogProps } from './overlays/dialog.tsx';

/** Content over the page, with its buttons below it. */
export const Dialog = (props: DialogProps) => (
  <OnDemand pick={(overlays) => overlays.Dialog} popup="dialog" props={props} />
);
