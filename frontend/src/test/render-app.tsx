import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { App } from '../app/App';
import { NO_ENTRY } from '../shared/entry';
import { RedirectRules } from '../app/redirect-rules';
import type { Stores } from '../shared/store-context';
import { ShellStore } from '../shared/shell.store';
import { NotificationsStore } from '../features/account';
import { CatalogueStore, RemindersStore, UsageStore } from '../features/billing';
import { GroupsStore } from '../features/groups';
import { ViewStore } from '../features/session';
import { KeptLists, DeviceLinksStore } from '../features/links';
import { loadCatalogue } from '../i18n/catalogue';
import { splitLocale } from '../i18n/locale';
import { ProgressStore } from '../shared/progress.store';
import { WaitingCalls } from '../shared/waiting-calls';
import { buildSession } from './fake-session';
import { fakeAccountApi, fakeWeeklyReportsApi } from './fake-account';
import { fakeAnalyticsApi } from './fake-analytics';
import { fakeBillingDeskApi } from './fake-billing-desk';
import { fakeBillingApi } from './fake-billing';
import { fakeBatchApi } from './fake-batch';
import { fakeBrandDomainsApi } from './fake-brand-domains';
import { fakeCreationApi } from './fake-creation';
import { fakeApiPlanApi, fakeWebhooksApi } from './fake-developer';
import { fakeDomainsApi } from './fake-domains';
import { fakeEditorApi } from './fake-editor';
import { fakeExplainApi } from './fake-explain';
import { fakeGroupsApi, fakeInvitationApi } from './fake-groups';
import { fakeLabelsApi } from './fake-labels';
import { fakePageApis } from './fake-page-apis';
import { fakePaymentsApi } from './fake-payments';
import { fakeCardFetchesApi, fakePreviewApi } from './fake-preview';
import { fakeModerationApi } from './fake-moderation';
import { fakeGivenPlansApi } from './fake-given-plans';
import { fakeDomainSalesApi } from './fake-domain-sales';
import { fakeRegistrationsApi } from './fake-registrations';
import { fakeCasesApi, fakeReportApi } from './fake-reports';
import { fakeAppealsApi, fakeSuspensionApi } from './fake-appeals';
import { fakeSiteNumbersApi } from './fake-site-numbers';
import { fakeSuggestionsApi } from './fake-suggestions';
import { fakeTeamApi } from './fake-team';
import { fakeContentApi, fakeHelpApi, fakeBulkApi, fakeLinkListApi, fakeLinksApi, FakeShelf } from './fakes';

interface AddressBarProps {
  readonly onChange: (address: string, hash: string, go: NavigateFunction) => void;
}

function AddressBar({ onChange }: AddressBarProps) {
  const { pathname, search, hash } = useLocation();
  const go = useNavigate();
  useEffect(() => onChange(pathname + search, hash, go), [onChange, pathname, search, hash, go]);
  return null;
}

/** `userId` 0: a guest. */
export function buildStores(userId = 0, { session } = buildSession(userId)) {
  const linksApi = fakeLinksApi();
  const links = new DeviceLinksStore(linksApi, new FakeShelf());
  const accountApi = fakeAccountApi();
  const billingApi = fakeBillingApi();
  const groupsApi = fakeGroupsApi();
  const fakes = {
    analyticsApi: fakeAnalyticsApi(),
    apiPlanApi: fakeApiPlanApi(),
    appealsApi: fakeAppealsApi(),
    billingDeskApi: fakeBillingDeskApi(),
    batchApi: fakeBatchApi(),
    brandDomainsApi: fakeBrandDomainsApi(),
    cardFetchesApi: fakeCardFetchesApi(),
    casesApi: fakeCasesApi(),
    contentApi: fakeContentApi(),
    creationApi: fakeCreationApi(),
    domainSalesApi: fakeDomainSalesApi(),
    domainsApi: fakeDomainsApi(),
    editorApi: fakeEditorApi(),
    explainApi: fakeExplainApi(),
    moderationApi: fakeModerationApi(),
    givenPlansApi: fakeGivenPlansApi(),
    helpApi: fakeHelpApi(),
    invitationApi: fakeInvitationApi(),
    suggestionsApi: fakeSuggestionsApi(),
    suspensionApi: fakeSuspensionApi(),
    teamApi: fakeTeamApi(),
    labelsApi: fakeLabelsApi(),
    bulkApi: fakeBulkApi(),
    linkListApi: fakeLinkListApi(),
    paletteApi: { findLinks: jest.fn().mockResolvedValue([]) },
    paymentsApi: fakePaymentsApi(),
    previewApi: fakePreviewApi(),
    registrationsApi: fakeRegistrationsApi(),
    reportApi: fakeReportApi(),
    siteNumbersApi: fakeSiteNumbersApi(),
    webhooksApi: fakeWebhooksApi(),
    weeklyReportsApi: fakeWeeklyReportsApi(),
  };
  const usage = new UsageStore(billingApi);
  usage.setOwner(session.groupId);
  const leaveTo = jest.fn<undefined, [path: string]>();
  const endView = jest.fn(() => Promise.resolve());
  const stores = {
    session,
    view: new ViewStore(new FakeShelf(), endView, leaveTo),
    shell: new ShellStore(new FakeShelf()),
    redirects: new RedirectRules(new FakeShelf()),
    entry: NO_ENTRY,
    accountApi,
    groupsApi,
    groups: new GroupsStore(
      { groups: () => accountApi.groups() as never, leave: (groupId) => groupsApi.leave(groupId) as never },
      session,
    ),
    notifications: new NotificationsStore(accountApi),
    catalogue: new CatalogueStore(billingApi),
    usage,
    reminders: new RemindersStore(),
    waitingCalls: new WaitingCalls(),
    linksApi,
    deviceLinks: links,
    keptLists: new KeptLists(),
    progress: new ProgressStore(),
    pageApis: fakePageApis(fakes),
  } satisfies Stores;
  return { ...stores, ...fakes, billingApi, endView, leaveTo };
}

/** What the server has told about the visitor and the site. */
type Known = Partial<Pick<Stores['session'], 'info' | 'site' | 'country' | 'failure' | 'notice'>>;

/** The same stores when that much is known. */
export function knowing<S extends Pick<Stores, 'session'>>(stores: S, known: Known): S {
  runInAction(() => Object.assign(stores.session, known));
  return stores;
}

/** The whole front end at an address, with a fake server. */
export async function renderApp(path: string, stores = buildStores()) {
  const { locale } = splitLocale(path);
  const messages = await loadCatalogue(locale);
  const user = userEvent.setup();
  const visited = jest.fn<undefined, [string, string, NavigateFunction]>();
  const app = (
    <MemoryRouter initialEntries={[path]}>
      <App stores={stores} initial={{ locale, messages }} />
      <AddressBar onChange={visited} />
    </MemoryRouter>
  );
  // Awaited, since a page that waits for its texts in a call that is not would never go on.
  // Awaited, since what waits for a part of the program in a call that is not would never go on.
  const view = await act(() => Promise.resolve(render(app)));
  // A dialog that is open from the beginning hides it.
  await screen.findByRole('heading', { level: 1, hidden: true });
  return {
    ...stores,
    ...view,
    user,
    address: () => visited.mock.lastCall?.[0],
    hash: () => visited.mock.lastCall?.[1],
    /** As the browser’s button does. */
    goBack: () => act(async () => visited.mock.lastCall?.[2](-1)),
  };
}
