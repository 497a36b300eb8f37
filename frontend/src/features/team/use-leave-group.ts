import { pathTo } from '../../shared/paths';
import { useStores } from '../../shared/store-context';
import { useLocalNavigate } from '../../i18n/use-local-path';

/** Leaves the group acted in and goes on at home. Throws what the server refuses it with. */
export function useLeaveGroup(): () => Promise<void> {
  const { groups, session } = useStores();
  const goTo = useLocalNavigate();
  return async () => {
    // Who has left cannot ask as a member of the group any more where home is.
    await groups.load();
    const isLeft = await groups.leave(session.groupId);
    if (!isLeft && groups.leaving.error !== null) throw groups.leaving.error;
    goTo(pathTo('members', session.groupId));
  };
}
