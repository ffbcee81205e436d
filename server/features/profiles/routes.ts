import { profilesApi } from '#contract/profiles.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import type { Gates } from '../accounts/access.ts';
import { describeMe } from './queries.ts';

export const profileRoutes = (gates: Gates): readonly Route[] => [read(profilesApi.me, gates.signedIn, describeMe)];
