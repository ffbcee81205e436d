import { legalApi } from '#contract/vetting/legal.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { requireSide } from '../../accounts/access.ts';
import { presentAgreement } from '../../agreements/present.ts';
import { currentAgreement } from '../../agreements/queries/current-agreement.ts';
import { linkSignedCopy } from '../../agreements/queries/link-signed-copy.ts';
import { readSettings } from '../../operators/queries/read-settings.ts';
import { submitLegal } from './commands/submit-legal.ts';
import { presentLegalStatus } from './present.ts';
import { describeLegalStatus } from './queries/describe-legal-status.ts';

interface Settings {
  readonly siteUrl: string;
  readonly links: FileLinks;
}

export function submissionRoutes({ siteUrl, links }: Settings): readonly Route[] {
  return [
    read(legalApi.status, async (db, actor, { params: { userType } }) => {
      requireSide(actor, userType);
      return presentLegalStatus(await describeLegalStatus(db, actor.userId, userType));
    }),
    read(legalApi.agreement, async (db, actor, { params: { userType } }) => {
      requireSide(actor, userType);
      return presentAgreement(currentAgreement(userType, await readSettings(db)));
    }),
    write(legalApi.submit, async (tx, actor, { body, from }) =>
      presentLegalStatus(await submitLegal(tx, { ...actor, from }, body, { siteUrl })),
    ),
    read(legalApi.signedCopy, async (db, actor, { params: { userType } }) => {
      requireSide(actor, userType);
      return linkSignedCopy(db, links, { userId: actor.userId, userType });
    }),
  ];
}
