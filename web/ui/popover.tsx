import { OnDemand } from './on-demand.tsx';
import type { PopoverProps } from './overlays/popover.tsx';

/** A panel under its button; on a phone the whole screen. */
export const Popover = (props: PopoverProps) => (
  <OnDemand pick={(overlays) => overlays.Popover} popup="dialog" props={props} />
);
