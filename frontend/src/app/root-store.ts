import { reaction } from 'mobx';
import type { ApiClient } from '../api/client';
import { createAccountApi, NotificationsStore } from '../features/account';
import { CatalogueStore, createLazyBillingApi, RemindersStore, UsageStore } from '../features/billing';
import { createGroupsApi, GroupsStore } from '../features/groups';
import { createLinksApi, KeptLists, DeviceLinksStore } from '../features/links';
import { createSession, type SessionStore } from '../features/session';
import { ProgressStore } from '../shared/progress.store';
import type { Entry } from '../shared/entry';
import { StoredValue } from '../shared/storage';
import type { Stores } from '../shared/store-context';
import { WaitingCalls } from '../shared/waiting-calls';
import { createPageApis } from '../api/page-apis';
import { RedirectRules } from './redirect-rules';
import { ShellStore } from '../shared/shell.store';

/** Reminders of what calls are refused for; the session hears of it first. */
function createReminders(client: ApiClient, session: SessionStore): RemindersStore {
  const reminders = new RemindersStore();
  const { onRefused } = client;
  client.onRefused = (error, isShown, groupId) => {
    onRefused(error, isShown, groupId);
    if (!isShown) reminders.note(error, session.isSignedIn);
  };
  return reminders;
}

type Kept = Pick<Stores, 'notifications' | 'groups' | 'deviceLinks' | 'keptLists' | 'usage' | 'waitingCalls'>;

/** The next person must not see what was there for the one before, nor one group what is another's. */
function keepApart(session: SessionStore, kept: Kept): void {
  const { notifications, groups, deviceLinks, keptLists, usage, waitingCalls } = kept;
  waitingCalls.add(() => deviceLinks.sendWaiting());
  reaction(
    () => session.userId,
    () => {
      notifications.forget();
      groups.forget();
    },
  );
  reaction(
    () => session.info?.countOfUnread ?? 0,
    (count) => notifications.noteUnread(count),
  );
  reaction(
    () => session.groupId,
    (groupId) => {
      deviceLinks.setOwner(groupId);
      keptLists.forget();
      usage.setOwner(groupId);
    },
    { fireImmediately: true },
  );
  // What was deleted and can be undone belongs to the group before.
  session.onSwitching = () => waitingCalls.sendAll();
  window.addEventListener('pagehide', () => waitingCalls.sendAll());
}

/** It only wires. */
export function createRootStore(entry: Entry): Stores {
  const { session, view, client } = createSession();
  const shell = new ShellStore(new StoredValue('shortcuts'));
  client.onRateLimited = shell.noteLimit;
  const reminders = createReminders(client, session);
  const linksApi = createLinksApi(client);
  const deviceLinks = new DeviceLinksStore(linksApi, new StoredValue('links'));
  const keptLists = new KeptLists();
  const accountApi = createAccountApi(client);
  const notifications = new NotificationsStore(accountApi);
  const billingApi = createLazyBillingApi(client);
  const usage = new UsageStore(billingApi);
  const groupsApi = createGroupsApi(client);
  const groups = new GroupsStore(
    { groups: () => accountApi.groups(), leave: (groupId) => groupsApi.leave(groupId) },
    session,
  );
  const waitingCalls = new WaitingCalls();
  keepApart(session, { notifications, groups, deviceLinks, keptLists, usage, waitingCalls });
  return {
    session,
    view,
    shell,
    progress: new ProgressStore(),
    redirects: new RedirectRules(new StoredValue('redirects')),
    entry,
    notifications,
    groups,
    catalogue: new CatalogueStore(billingApi),
    usage,
    reminders,
    deviceLinks,
    keptLists,
    waitingCalls,
    linksApi,
    accountApi,
    groupsApi,
    pageApis: createPageApis(client),
  };
}
