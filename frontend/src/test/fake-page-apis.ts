import type { CreateApi, PageApis } from '../api/page-apis';
import { createPaletteApi } from '../app/palette/palette.api';
import { createAnalyticsApi } from '../features/analytics';
import { createContentApi } from '../features/content';
import { createCreationApi } from '../features/creation';
import { createGivenPlansApi } from '../features/desk';
import { createDomainsApi } from '../features/domains';
import { createEditorApi } from '../features/editor';
import { createExplainApi } from '../features/explain';
import { createInvitationApi } from '../features/groups';
import { createHelpApi } from '../features/help';
import { createLabelsApi } from '../features/labels';
import { createBulkApi, createLinkListApi } from '../features/links';
import { createPaymentsApi } from '../features/payments';
import { createCardFetchesApi, createPreviewApi, createSuggestionsApi } from '../features/preview';
import { createCasesApi, createReportApi } from '../features/reports';
import { createTeamApi } from '../features/team';

const CREATES = {
  analyticsApi: createAnalyticsApi,
  bulkApi: createBulkApi,
  cardFetchesApi: createCardFetchesApi,
  casesApi: createCasesApi,
  contentApi: createContentApi,
  creationApi: createCreationApi,
  domainsApi: createDomainsApi,
  editorApi: createEditorApi,
  explainApi: createExplainApi,
  givenPlansApi: createGivenPlansApi,
  helpApi: createHelpApi,
  invitationApi: createInvitationApi,
  teamApi: createTeamApi,
  labelsApi: createLabelsApi,
  linkListApi: createLinkListApi,
  paletteApi: createPaletteApi,
  paymentsApi: createPaymentsApi,
  previewApi: createPreviewApi,
  reportApi: createReportApi,
  suggestionsApi: createSuggestionsApi,
} as const;

/** Hands out fakes for what pages would make of the client. */
export function fakePageApis(fakes: Readonly<Record<keyof typeof CREATES, object>>): PageApis {
  const names = Object.keys(CREATES) as (keyof typeof CREATES)[];
  return {
    of<T>(create: CreateApi<T>): T {
      const name = names.find((each) => (CREATES[each] as CreateApi<unknown>) === create);
      if (name === undefined) throw new Error('no fake of that');
      return fakes[name] as T;
    },
  };
}
