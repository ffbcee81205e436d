import { OnDemand } from './on-demand.tsx';
import type { SidePanelProps } from './overlays/side-panel.tsx';

/** An item of a list in full, beside the list: a panel at the end's edge, and on a phone the whole screen. */
export const SidePanel = (props: SidePanelProps) => (
  <OnDemand pick={(overlays) => overlays.SidePanel} popup="dialog" props={props} />
);
