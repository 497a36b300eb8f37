import { reaction } from 'mobx';
import type { ApiClient } from '../api/client';
import { type AccountApi, createAccountApi, NotificationsStore } from '../features/account';
import { type AnalyticsApi, createAnalyticsApi } from '../features/analytics';
import { CatalogueStore, createBillingApi, RemindersStore, UsageStore } from '../features/billing';
import { type ContentApi, createContentApi } from '../features/content';
import {
  createGroupsApi,
  createInvitationApi,
  type GroupsApi,
  GroupsStore,
  type InvitationApi,
} from '../features/groups';
import { createHelpApi, type HelpApi } from '../features/help';
import { createLinksApi, type LinksApi, LinksStore } from '../features/links';
import { createSession, type SessionStore } from '../features/session';
import { createTeamApi, type TeamApi } from '../features/team';
import { ProgressStore } from '../shared/progress.store';
import { StoredValue } from '../shared/storage';
import type { Entry } from './entry';
import { RedirectRules } from './redirect-rules';
import { ShellStore } from './shell/shell.store';

/** What screens share. It only wires. */
export interface RootStore {
  readonly session: SessionStore;
  readonly shell: ShellStore;
  readonly progress: ProgressStore;
  readonly redirects: RedirectRules;
  /** What the address of the visit's first page brought along. */
  readonly entry: Entry;
  readonly notifications: NotificationsStore;
  readonly groups: GroupsStore;
  readonly catalogue: CatalogueStore;
  readonly usage: UsageStore;
  readonly reminders: RemindersStore;
  readonly links: LinksStore;
  readonly linksApi: LinksApi;
  readonly analyticsApi: AnalyticsApi;
  readonly accountApi: AccountApi;
  readonly groupsApi: GroupsApi;
  readonly invitationApi: InvitationApi;
  readonly helpApi: HelpApi;
  readonly contentApi: ContentApi;
  readonly teamApi: TeamApi;
}

/** Reminders of what calls are refused for; the session hears of it first. */
function createReminders(client: ApiClient, session: SessionStore): RemindersStore {
  const reminders = new RemindersStore();
  const { onRefused } = client;
  client.onRefused = (error, isShown) => {
    onRefused(error, isShown);
    if (!isShown) reminders.note(error, session.isSignedIn);
  };
  return reminders;
}

type Kept = Pick<RootStore, 'notifications' | 'groups' | 'links' | 'usage'>;

/** Whoever comes next must not see what was there for whoever was here before, nor one group what is another's. */
function keepApart(session: SessionStore, { notifications, groups, links, usage }: Kept): void {
  reaction(
    () => session.userId,
    (userId) => {
      notifications.setOwner(userId);
      groups.forget();
    },
  );
  reaction(
    () => session.groupId,
    (groupId) => {
      links.setOwner(groupId);
      usage.setOwner(groupId);
    },
    { fireImmediately: true },
  );
  // What was deleted and can be undone belongs to the group before.
  session.onSwitching = () => links.sendWaiting();
  window.addEventListener('pagehide', () => links.sendWaiting());
}

export function createRootStore(entry: Entry): RootStore {
  const { session, client } = createSession();
  const shell = new ShellStore(new StoredValue('shortcuts'));
  client.onRateLimited = shell.noteLimit;
  const reminders = createReminders(client, session);
  const linksApi = createLinksApi(client);
  const links = new LinksStore(linksApi, new StoredValue('links'));
  const accountApi = createAccountApi(client);
  const notifications = new NotificationsStore(accountApi);
  const billingApi = createBillingApi(client);
  const usage = new UsageStore(billingApi);
  const teamApi = createTeamApi(client);
  const groups = new GroupsStore(
    { groups: () => accountApi.groups(), leave: (groupId) => teamApi.leave(groupId) },
    session,
  );
  keepApart(session, { notifications, groups, links, usage });
  return {
    session,
    shell,
    progress: new ProgressStore(),
    redirects: new RedirectRules(new StoredValue('redirects')),
    entry,
    notifications,
    groups,
    catalogue: new CatalogueStore(billingApi),
    usage,
    reminders,
    links,
    linksApi,
    analyticsApi: createAnalyticsApi(client),
    accountApi,
    groupsApi: createGroupsApi(client),
    invitationApi: createInvitationApi(client),
    helpApi: createHelpApi(client),
    contentApi: createContentApi(client),
    teamApi,
  };
}
