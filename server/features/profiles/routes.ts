import { workCalendarApi } from '#contract/profiles/availability.ts';
import { businessProfilesApi } from '#contract/profiles/business-profiles.ts';
import { ownRolesApi } from '#contract/profiles/own-roles.ts';
import { profilesApi } from '#contract/profiles/profiles.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { completeAccount } from '../accounts/commands/complete-account.ts';
import { addBusinessProfile, addRepProfile } from './commands/add-profile.ts';
import { confirmRepTags } from './commands/confirm-tags.ts';
import { editBusinessProfile } from './commands/edit-business-profile.ts';
import { editRepProfile } from './commands/edit-rep-profile.ts';
import { saveWorkCalendar } from './commands/save-work-calendar.ts';
import { searchSkills } from './queries/search-skills.ts';
import { showBusinessProfile } from './queries/show-business-profile.ts';
import { showRepProfile } from './queries/show-rep-profile.ts';
import { showWorkCalendar } from './queries/show-work-calendar.ts';
import { describeChanged, describeMe } from './queries.ts';

export const profileRoutes: readonly Route[] = [
  read(profilesApi.me, describeMe),
  write(ownRolesApi.complete, async (tx, actor) => {
    await completeAccount(tx, actor.userId);
    return describeChanged(tx.db, actor);
  }),
  write(ownRolesApi.addRepProfile, async (tx, actor, { body }) => {
    await addRepProfile(tx, actor, body);
    return describeChanged(tx.db, actor);
  }),
  write(ownRolesApi.addBusinessProfile, async (tx, actor, { body }) => {
    await addBusinessProfile(tx, actor, body);
    return describeChanged(tx.db, actor);
  }),
  read(repProfilesApi.show, showRepProfile),
  write(repProfilesApi.edit, (tx, actor, { body }) => editRepProfile(tx, actor, body)),
  write(repProfilesApi.confirmTags, (tx, actor, { body }) => confirmRepTags(tx, actor, body)),
  read(workCalendarApi.show, showWorkCalendar),
  write(workCalendarApi.save, (tx, actor, { body }) => saveWorkCalendar(tx, actor, body)),
  read(repProfilesApi.searchSkills, async (db, _actor, { query }) => ({
    items: await searchSkills(db, query.q),
  })),
  read(businessProfilesApi.show, showBusinessProfile),
  write(businessProfilesApi.edit, (tx, actor, { body }) => editBusinessProfile(tx, actor, body)),
];
