import { matchModelsApi } from '#contract/matching/models.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { writeAsAdmin } from '../../operators/access/write-as-admin.ts';
import { activateModel } from './commands/activate-model.ts';
import { listModels } from './queries/list-models.ts';

export const modelRoutes: readonly Route[] = [
  read(matchModelsApi.list, async (db, actor) => ({ items: await listModels(db, actor) })),
  writeAsAdmin(
    matchModelsApi.activate,
    {
      name: 'match_model.activate',
      on: ({ params }) => ({ type: 'match_model', id: params.modelId }),
    },
    (tx, actor, { params }) => activateModel(tx, actor, params.modelId),
  ),
];
