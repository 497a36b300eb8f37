import type { CreateApi, PageApis } from '../api/page-apis';
import { createPaletteApi } from '../app/palette/palette.api';
import { createWeeklyReportsApi } from '../features/account';
import { createAnalyticsApi } from '../features/analytics';
import { createBatchApi } from '../features/batch';
import { createContentApi } from '../features/content';
import { createCreationApi } from '../features/creation';
import {
  createAppealsApi,
  createBillingDeskApi,
  createGivenPlansApi,
  createModerationApi,
  createRegistrationsApi,
  createSiteNumbersApi,
} from '../features/desk';
import { createApiPlanApi, createWebhooksApi } from '../features/developer';
import { createBrandDomainsApi, createDomainSalesApi, createDomainsApi } from '../features/domains';
import { createEditorApi } from '../features/editor';
import { createExplainApi } from '../features/explain';
import { createInvitationApi } from '../features/groups';
import { createHelpApi } from '../features/help';
import { createLabelsApi } from '../features/labels';
import { createBulkApi, createLinkListApi } from '../features/links';
import { createPaymentsApi } from '../features/payments';
import { createCardFetchesApi, createPreviewApi, createSuggestionsApi } from '../features/preview';
import { createCasesApi, createReportApi, createSuspensionApi } from '../features/reports';
import { createTeamApi } from '../features/team';

const CREATES = {
  analyticsApi: createAnalyticsApi,
  apiPlanApi: createApiPlanApi,
  appealsApi: createAppealsApi,
  batchApi: createBatchApi,
  billingDeskApi: createBillingDeskApi,
  brandDomainsApi: createBrandDomainsApi,
  bulkApi: createBulkApi,
  cardFetchesApi: createCardFetchesApi,
  casesApi: createCasesApi,
  contentApi: createContentApi,
  creationApi: createCreationApi,
  domainSalesApi: createDomainSalesApi,
  domainsApi: createDomainsApi,
  editorApi: createEditorApi,
  explainApi: createExplainApi,
  givenPlansApi: createGivenPlansApi,
  helpApi: createHelpApi,
  invitationApi: createInvitationApi,
  teamApi: createTeamApi,
  labelsApi: createLabelsApi,
  moderationApi: createModerationApi,
  linkListApi: createLinkListApi,
  paletteApi: createPaletteApi,
  paymentsApi: createPaymentsApi,
  previewApi: createPreviewApi,
  registrationsApi: createRegistrationsApi,
  reportApi: createReportApi,
  siteNumbersApi: createSiteNumbersApi,
  suggestionsApi: createSuggestionsApi,
  suspensionApi: createSuspensionApi,
  webhooksApi: createWebhooksApi,
  weeklyReportsApi: createWeeklyReportsApi,
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
