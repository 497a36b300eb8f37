import { useStores } from '../../app/store-context';
import { useLocalNavigate } from '../../i18n/use-local-path';
import type { TeamStore } from './team.store';

/** Leaves the group and goes on in the person's home group. Throws what the server refuses it with. */
export function useLeaveGroup(store: TeamStore): () => Promise<void> {
  const { accountApi, session } = useStores();
  const goTo = useLocalNavigate();
  return async () => {
    // Who has left cannot ask as a member of the group any more.
    const groups = await accountApi.groups();
    await store.leave();
    const home = groups.find(({ isHome }) => isHome)?.groupId;
    if (home === undefined) return;
    await session.switchGroup(home);
    goTo(`/users/${home}/members`);
  };
}
