import { useCallback } from 'react';
import { useStores } from '../../shared/store-context';

/** For when the plan has become another one: whatever shows it asks again. */
export function usePlanChange(): () => void {
  const { session, usage } = useStores();
  return useCallback(() => {
    void session.loadInfo();
    usage.setOwner(session.groupId);
  }, [session, usage]);
}
