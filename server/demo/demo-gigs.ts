import type { DemoGig } from './demo-gig.ts';
import type { DemoBusinessKey } from './demo-people.ts';
import { highveldCrewGigs } from './gigs/highveld-crews.ts';
import { highveldHostGigs } from './gigs/highveld-hosts.ts';
import { imbaliGigs } from './gigs/imbali-foods.ts';
import { imbaliTastingGigs } from './gigs/imbali-tastings.ts';
import { karooBloomGigs } from './gigs/karoo-bloom.ts';
import { lwandleGigs } from './gigs/lwandle-mobile.ts';
import { marulaGigs } from './gigs/marula-cover.ts';
import { phatsimaGigs } from './gigs/phatsima-solar.ts';

export const demoGigs: Record<DemoBusinessKey, readonly DemoGig[]> = {
  imbali: [...imbaliTastingGigs, ...imbaliGigs],
  karooBloom: karooBloomGigs,
  lwandle: lwandleGigs,
  marula: marulaGigs,
  highveld: [...highveldCrewGigs, ...highveldHostGigs],
  phatsima: phatsimaGigs,
};
