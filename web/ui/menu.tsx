import { OnDemand } from './on-demand.tsx';
import type { MenuProps } from './overlays/menu.tsx';

export type { MenuChoice, MenuEntry } from './overlays/menu.tsx';

/** Actions and links below a button. */
export const Menu = (props: MenuProps) => <OnDemand pick={(overlays) => overlays.Menu} popup="menu" props={props} />;
