import { OnDemand } from './on-demand.tsx';
import type { SheetProps } from './overlays/sheet.tsx';

/** A bottom sheet, closed by a swipe: the phone's menu. */
export const Sheet = (props: SheetProps) => (
  <OnDemand pick={(overlays) => overlays.Sheet} popup="dialog" props={props} />
);
