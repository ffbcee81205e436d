import { legalApi } from '#contract/vetting/legal.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import type { Gates } from '../accounts/access.ts';
import { presentAgreement } from '../agreements/present.ts';
import { currentAgreement } from '../agreements/queries/current-agreement.ts';
import { linkSignedCopy } from '../agreements/queries/link-signed-copy.ts';
import { createLegalGate, requireSide } from './access.ts';
import { submitLegal } from './commands/submit-legal.ts';
import { presentLegalStatus } from './present.ts';
import { describeLegalStatus } from './queries/describe-legal-status.ts';

interface Settings {
  readonly siteUrl: string;
  readonly links: FileLinks;
}

export function legalRoutes(gates: Gates, { siteUrl, links }: Settings): readonly Route[] {
  const gate = createLegalGate(gates);
  return [
    read(legalApi.status, gate, async (db, actor, { params: { userType } }) => {
      requireSide(actor, userType);
      return presentLegalStatus(await describeLegalStatus(db, actor.userId, userType));
    }),
    read(legalApi.agreement, gate, async (_db, actor, { params: { userType } }) => {
      requireSide(actor, userType);
      return presentAgreement(currentAgreement(userType));
    }),
    write(legalApi.submit, gate, async (tx, actor, { body }) =>
      presentLegalStatus(await submitLegal(tx, actor, body, { siteUrl })),
    ),
    read(legalApi.signedCopy, gate, async (db, actor, { params: { userType } }) => {
      requireSide(actor, userType);
      return linkSignedCopy(db, links, { userId: actor.userId, userType });
    }),
  ];
}
